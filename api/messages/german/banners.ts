import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { banners as english } from '../english/banners.ts'

export const banners: TextsLike<typeof english> = {
  confetti: 'Konfetti und Luftschlangen auf grünem Grund',
  balloons: 'Fünf Ballons steigen von grünen Hügeln in den blauen Himmel',
  cake: 'Eine Geburtstagstorte mit zwei Etagen und fünf brennenden Kerzen',
  bunting: 'Zwei Reihen bunter Wimpel über einer aufgehenden Sonne',
  laurel: 'Ein goldener Lorbeerkranz um einen Stern',
  stars: 'Ein Sternbild, eine Sternschnuppe und eine Mondsichel am Nachthimmel',
  oak: 'Eine Eiche mit Eicheln auf einem Hügel vor der untergehenden Sonne',
  sprout: 'Eine junge Pflanze wächst vor der Sonne aus der Erde',
  mountain: 'Ein Weg führt zu einem verschneiten Gipfel mit Fahne',
  sailboat: 'Ein Segelboot auf ruhiger See mit Bergen dahinter',
  lighthouse: 'Ein Leuchtturm strahlt nachts über das Meer, mit einem kleinen Boot',
  'open-door': 'Eine Tür steht offen zwischen zwei Pflanzen, mit Wimpeln darüber',
}
