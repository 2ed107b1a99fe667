export const games = {
  games_title: 'Games',
  games_lead: 'Nine small games for a quiet hour. They open in a window of their own and need no connection.',
  'games_about_teenie-meanies': 'Catch the cheeky crabs before they hide.',
  games_about_solitaire: 'The classic card game for one.',
  'games_about_bird-vs-bird': 'Four of your birds in a row win.',
  games_about_2048: 'Join equal numbers until you reach 2048.',
  'games_about_eye-2-eye': 'One of them looks the other way. Which one?',
  'games_about_two-to-match': 'Turn two cards and find the pairs.',
  'games_about_honey-im-home': 'Bring the bee home to her hive.',
  games_about_sudoku: 'Every number once in each row, column and box.',
  'games_about_pic-fix': 'Put the picture together again.',
} as const;
