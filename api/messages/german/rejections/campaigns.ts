import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { campaigns as english } from '../../english/rejections/campaigns.ts'

export const campaigns: TextsLike<typeof english> = {
  CAMPAIGN_UNKNOWN: {
    title: 'Kampagne unbekannt',
    detail: 'Diese Kampagne gibt es in deinen Channels nicht. Lade die Liste neu und wähle daraus.',
  },
  CAMPAIGN_EXISTS: {
    title: 'Kampagne schon angelegt',
    detail: 'Diese Kampagne wurde schon angelegt. Lade die Liste neu, um sie zu sehen.',
  },
  CAMPAIGN_ENDED: {
    title: 'Kampagne beendet',
    detail: 'Diese Kampagne ist beendet. Lade die Liste neu, um zu sehen, wie sie ausging.',
  },
  CAMPAIGN_ENDS_IN_PAST: {
    title: 'Letzter Tag vorbei',
    detail: 'Der letzte Tag einer Kampagne ist frühestens heute. Wähle einen späteren Tag.',
  },
  SELF_NOMINATION: {
    title: 'Selbst nominiert',
    detail: 'Du kannst dich nicht selbst nominieren. Wähle jemand anderen aus dem Team.',
  },
  NOMINEE_NOT_IN_CHANNEL: {
    title: 'Nicht im Channel',
    detail: 'Diese Kampagne ist für die Mitglieder ihres Channels. Wähle eines davon.',
  },
  NOMINATED_ALREADY: {
    title: 'Schon nominiert',
    detail: 'Du hast diese Person in dieser Kampagne schon nominiert. Wähle eine andere.',
  },
  TOO_MANY_NOMINATIONS: {
    title: 'Zu viele Nominierungen',
    detail: 'Du hast alle Nominierungen gemacht, die eine Person in einer Kampagne machen kann.',
  },
  WINNER_REQUIRED: {
    title: 'Auswahl fehlt',
    detail: 'In dieser Kampagne wurden Personen nominiert. Wähle, wer die Auszeichnung bekommt.',
  },
  ONE_WINNER_ONLY: {
    title: 'Nur eine Person',
    detail: 'In dieser Kampagne gewinnt eine Person. Wähle eine aus.',
  },
  OWN_PRIZE: {
    title: 'Deine eigene Auszeichnung',
    detail: 'Du gehörst zu denen, die gewinnen. Bitte einen anderen Admin, diese Kampagne zu beenden.',
  },
  TOO_MANY_WINNERS: {
    title: 'Zu viele Personen',
    detail: 'Eine Kampagne endet mit höchstens 100 Auszeichnungen. Wähle weniger Personen.',
  },
}
