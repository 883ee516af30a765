import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { consent as english } from '../english/consent.ts'

export const consent = {
  title: '¿Conectar «%{name}»?',
  lead: 'Un asistente pide actuar por ti en Laurel.',
  assistant: 'Dice llamarse',
  place: 'Tu respuesta va a',
  thisComputer: 'Un programa en esta computadora (%{host})',
  you: 'Actúa como',
  inTeam: '%{name} de %{team}',
  other: '¿Otra persona?',
  scopes: 'Va a poder',
  scope: {
    'recognition:read': 'Ver lo que todavía puedes dar y buscar personas por su nombre',
    'recognition:write': 'Dar las gracias en tu nombre, con puntos de tu presupuesto',
    'rewards:read': 'Ver las recompensas de tu empresa',
    'rewards:redeem': 'Gastar tus puntos en recompensas',
    'reports:read': 'Leer los informes sobre las personas de quienes eres responsable',
    'ledger:read': 'Ver tus puntos y de dónde vienen',
  },
  scopeOfAdmin: {
    'recognition:read':
      'Ver lo que todavía puedes dar, buscar personas y leer el reconocimiento de todo el equipo',
    'reports:read': 'Leer los informes sobre todo el equipo',
    'ledger:read': 'Ver los puntos de todas las personas de tu equipo y los apuntes que hay detrás',
  },
  advice:
    'Permítelo solo si acabas de empezar esto en tu asistente. Cualquiera puede elegir ese nombre. Lo que haga queda registrado como tuyo.',
  chooseOne: 'Deja al menos una cosa, o rechaza.',
  allow: 'Permitir',
  deny: 'Rechazar',
  later: 'Puedes desconectarlo cuando quieras: en el portal, en tu cuenta › Asistentes conectados.',
  back: 'Volver a %{host}',
  refusedTitle: 'No se puede conectar este asistente',
  refused: {
    ASSISTANT_UNKNOWN:
      'Laurel no conoce este asistente, o no en esta dirección. Vuelve al asistente y conéctalo otra vez.',
    AUTHORIZATION_REFUSED:
      'El asistente preguntó de una manera que Laurel no acepta. Vuelve a él y conéctalo otra vez.',
    ASSISTANTS_TOO_MANY:
      'Ya conectaste tantos asistentes como se puede. Desconecta uno en tu cuenta y vuelve a conectar.',
  },
  freshTitle: 'Inicia sesión otra vez',
  freshLead: 'Por tu seguridad, inicia sesión otra vez antes de conectar un asistente.',
  asking: 'Preguntando qué necesita el asistente…',
} as const satisfies TextsLike<typeof english>
