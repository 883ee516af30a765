import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { unfurls as english } from '../english/unfurls.ts'

export const unfurls: TextsLike<typeof english> = {
  kind: 'Laurel · %{kind}',
  kinds: {
    admin: 'Administración',
    portal: 'Portal',
    award: 'Premio espontáneo',
    channel: 'Canal de reconocimiento',
  },
  closed: 'La administración inicia sesión para abrir esta página.',
  page: 'Una página de Laurel',
  portal: 'Tus puntos y recompensas',
  portalText: 'Inicia sesión para ver quién te dio las gracias y para gastar tus puntos.',
  offers:
    '%{team} ofrece 1 recompensa, desde %{points}. |||| %{team} ofrece %{smart_count} recompensas, desde %{points}.',
  worth: '%{points}.',
  channelText:
    '1 persona puede dar las gracias aquí con /shoutout. |||| %{smart_count} personas pueden dar las gracias aquí con /shoutout.',
  parts: {
    getStarted: 'Primeros pasos',
    recognition: 'Reconocimiento',
    awards: 'Premios',
    rewards: 'Recompensas',
    reporting: 'Informes',
    billing: 'Facturación',
    users: 'Personas',
    settings: 'Ajustes',
  },
}
