import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { competitions as english } from '../../english/rejections/competitions.ts'

export const competitions: TextsLike<typeof english> = {
  COMPETITION_UNKNOWN: {
    title: 'Wettbewerb unbekannt',
    detail: 'Diesen Wettbewerb gibt es in deinem Team nicht. Lade die Liste neu und wähle daraus.',
  },
  COMPETITION_EXISTS: {
    title: 'Wettbewerb schon angelegt',
    detail: 'Dieser Wettbewerb wurde schon angelegt. Lade die Liste neu, um ihn zu sehen.',
  },
  COMPETITION_COMPLETE: {
    title: 'Wettbewerb entschieden',
    detail: 'Dieser Wettbewerb ist vorbei und entschieden. Seine Ergebnisse bleiben im Verlauf.',
  },
  COMPETITION_NOT_OVER: {
    title: 'Wettbewerb nicht vorbei',
    detail: 'Dieser Wettbewerb läuft noch. Wer gewinnt, entscheidet sich nach seinem Ende.',
  },
  COMPETITION_CHANNELS_UNFIT: {
    title: 'Gruppen passen nicht',
    detail:
      'Wähle eine Gruppe, deren Mitglieder wetteifern, oder 2 bis 20 verschiedene Gruppen, die gegeneinander antreten.',
  },
  COMPETITION_CHANNEL_UNKNOWN: {
    title: 'Gruppe unbekannt',
    detail: 'Eine gewählte Gruppe ist nicht oder nicht mehr in deinem Team. Wähle eine andere.',
  },
  COMPETITION_AWARD_UNKNOWN: {
    title: 'Auszeichnung unbekannt',
    detail: 'Die gewählte Auszeichnung ist archiviert oder unbekannt. Wähle eine andere.',
  },
  COMPETITION_STARTS_TOO_EARLY: {
    title: 'Beginn in der Vergangenheit',
    detail: 'Ein Wettbewerb beginnt frühestens heute. Wähle einen späteren Beginn.',
  },
  COMPETITION_ENDS_TOO_EARLY: {
    title: 'Ende zu früh',
    detail: 'Ein Wettbewerb endet nach seinem Beginn und in der Zukunft. Wähle ein späteres Ende.',
  },
  COMPETITION_TOO_LONG: {
    title: 'Wettbewerb zu lang',
    detail: 'Ein Wettbewerb dauert höchstens ein Jahr. Wähle ein früheres Ende.',
  },
  COMPETITIONS_TOO_MANY: {
    title: 'Zu viele Wettbewerbe',
    detail: 'Ein Team hat höchstens 100 Wettbewerbe, die warten oder laufen. Archiviere zuerst einen.',
  },
}
