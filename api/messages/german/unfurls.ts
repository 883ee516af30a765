import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { unfurls as english } from '../english/unfurls.ts'

export const unfurls: TextsLike<typeof english> = {
  kind: 'Laurel · %{kind}',
  kinds: {
    admin: 'Administration',
    portal: 'Portal',
    award: 'Spontane Auszeichnung',
    channel: 'Anerkennungs-Channel',
  },
  closed: 'Admins melden sich an, um diese Seite zu öffnen.',
  page: 'Eine Seite von Laurel',
  portal: 'Deine Punkte und Prämien',
  portalText: 'Melde dich an, um zu sehen, wer dir gedankt hat, und um deine Punkte auszugeben.',
  offers: '%{team} bietet 1 Prämie, ab %{points}. |||| %{team} bietet %{smart_count} Prämien, ab %{points}.',
  worth: '%{points}.',
  channelText:
    '1 Person kann hier mit /shoutout danken. |||| %{smart_count} Personen können hier mit /shoutout danken.',
  parts: {
    getStarted: 'Erste Schritte',
    recognition: 'Anerkennung',
    awards: 'Auszeichnungen',
    rewards: 'Prämien',
    reporting: 'Berichte',
    billing: 'Abrechnung',
    users: 'Personen',
    settings: 'Einstellungen',
  },
}
