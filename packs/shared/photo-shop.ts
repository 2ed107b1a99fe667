import type { PackSource } from '#packs/pack.schema.ts';
import { prose, say } from '#packs/schema/text.ts';

type Photos = NonNullable<PackSource['photos']>;
type Variant = NonNullable<Photos['variants']>[number];

/** The first, and each further one of a group. */
type Prices = [first: number, further: number];

export function photoVariants(prices: { print: Prices; large: Prices; canvas?: number; digital: Prices }): Variant[] {
  const { print, large, canvas, digital } = prices;
  return [
    {
      id: 'print',
      blurb: say('Print, 15 × 20 cm', 'Abzug, 15 × 20 cm', 'Tirage, 15 × 20 cm'),
      price: print[0],
      additional: print[1],
    },
    {
      id: 'large-print',
      blurb: say('Large print, 30 × 40 cm', 'Großer Abzug, 30 × 40 cm', 'Grand tirage, 30 × 40 cm'),
      price: large[0],
      additional: large[1],
    },
    ...(canvas === undefined
      ? []
      : [
          {
            id: 'canvas',
            blurb: say('On canvas, 40 × 60 cm', 'Auf Leinwand, 40 × 60 cm', 'Sur toile, 40 × 60 cm'),
            price: canvas,
          },
        ]),
    {
      id: 'digital',
      blurb: say('Digital photo to download', 'Digitales Foto zum Herunterladen', 'Photo numérique à télécharger'),
      price: digital[0],
      additional: digital[1],
      digital: true,
    },
  ];
}

export const PHOTO_CONDITIONS: NonNullable<Photos['conditions']> = {
  conditionText: prose(
    'I accept the conditions of the photo studio: prints are made for me and cannot be returned; files are mine for private use. The price is charged to my account.',
    'Ich akzeptiere die Bedingungen des Fotostudios: Abzüge werden für mich angefertigt und können nicht zurückgegeben werden; Dateien darf ich privat nutzen. Der Betrag wird meinem Konto belastet.',
    'J’accepte les conditions du studio photo : les tirages sont réalisés pour moi et ne peuvent être rendus ; les fichiers me reviennent pour un usage privé. Le montant est porté sur mon compte.',
  ),
  salesMessage: say(
    'Prints are ready the next evening, files within the hour.',
    'Abzüge sind am nächsten Abend fertig, Dateien innerhalb einer Stunde.',
    'Les tirages sont prêts le lendemain soir, les fichiers dans l’heure.',
  ),
};

/** All files for one price. */
export function digitalPackage(price: number): NonNullable<Photos['packages']>[number] {
  return {
    id: 'photo-package-digital',
    title: say('All my photos, digital', 'Alle meine Fotos, digital', 'Toutes mes photos, en numérique'),
    blurb: say(
      'Every photo of you as a file, for one price.',
      'Jedes Foto von Ihnen als Datei, zu einem Preis.',
      'Chaque photo de vous en fichier, à un prix unique.',
    ),
    description: prose(
      'Choose as many digital photos as you like: with this package none of them costs anything more. You download them as soon as the studio has finished them.',
      'Wählen Sie so viele digitale Fotos, wie Sie möchten: Mit diesem Paket kostet keines davon extra. Sie laden sie herunter, sobald das Studio sie fertiggestellt hat.',
      'Choisissez autant de photos numériques que vous le souhaitez : avec ce forfait, aucune ne coûte de supplément. Vous les téléchargez dès que le studio les a préparées.',
    ),
    price,
    picture: 'photo-package-digital',
  };
}
