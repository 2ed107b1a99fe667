export const games = {
  games_title: 'Jeux',
  games_lead:
    'Neuf petits jeux pour un moment de calme. Ils s’ouvrent dans une fenêtre à part et se passent de connexion.',
  'games_about_teenie-meanies': 'Attrapez les crabes avant qu’ils ne se cachent.',
  games_about_solitaire: 'Le grand classique des jeux de cartes, en solo.',
  'games_about_bird-vs-bird': 'Alignez quatre de vos oiseaux pour gagner.',
  games_about_2048: 'Réunissez les nombres égaux jusqu’à 2048.',
  'games_about_eye-2-eye': 'L’un d’eux regarde ailleurs. Lequel ?',
  'games_about_two-to-match': 'Retournez deux cartes et trouvez les paires.',
  'games_about_honey-im-home': 'Ramenez l’abeille à sa ruche.',
  games_about_sudoku: 'Chaque chiffre une fois par ligne, colonne et bloc.',
  'games_about_pic-fix': 'Recomposez l’image.',
} as const;
