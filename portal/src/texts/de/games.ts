export const games = {
  games_title: 'Spiele',
  games_lead:
    'Neun kleine Spiele für eine ruhige Stunde. Sie öffnen sich in einem eigenen Fenster und brauchen keine Verbindung.',
  'games_about_teenie-meanies': 'Erwischen Sie die frechen Krabben, bevor sie verschwinden.',
  games_about_solitaire: 'Der Kartenklassiker für eine Person.',
  'games_about_bird-vs-bird': 'Vier eigene Vögel in einer Reihe gewinnen.',
  games_about_2048: 'Gleiche Zahlen verbinden, bis 2048 erreicht ist.',
  'games_about_eye-2-eye': 'Ein Auge schaut woandershin. Welches?',
  'games_about_two-to-match': 'Zwei Karten umdrehen und die Paare finden.',
  'games_about_honey-im-home': 'Bringen Sie die Biene nach Hause in ihren Stock.',
  games_about_sudoku: 'Jede Zahl einmal in Zeile, Spalte und Feld.',
  'games_about_pic-fix': 'Setzen Sie das Bild wieder zusammen.',
} as const;
