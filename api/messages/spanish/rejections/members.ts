import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { members as english } from '../../english/rejections/members.ts'

export const members: TextsLike<typeof english> = {
  COMMAND_CONFLICT: {
    title: 'Clave ya usada',
    detail:
      'Esta Idempotency-Key ya llegó con otra solicitud. Envía una clave nueva para una intención nueva.',
  },
  MEMBER_UNKNOWN: {
    title: 'Persona desconocida',
    detail: 'Esa persona no está en tu equipo. Recarga la lista y elige de ella.',
  },
  MEMBER_INACTIVE: {
    title: 'Persona inactiva',
    detail:
      'Esta persona ha dejado el equipo. Pide primero a una persona de administración que la traiga de vuelta.',
  },
  EXPIRY_NOT_DUE: {
    title: 'Aún no caducan',
    detail: 'Estos puntos todavía pueden canjearse. Caducan el día que muestra la cuenta.',
  },
  OWNER_STAYS_ADMIN: {
    title: 'Sigue en administración',
    detail: 'La persona titular de un equipo siempre sigue en administración. Elige a otra persona.',
  },
  LAST_ADMINISTRATOR: {
    title: 'Última persona de administración',
    detail: 'Un equipo necesita a alguien en administración. Nombra primero a otra persona.',
  },
  REASON_REQUIRED: {
    title: 'Falta el motivo',
    detail: 'Di por qué; el motivo queda junto al apunte en el libro mayor.',
  },
  OWN_FINDING: {
    title: 'Sobre ti',
    detail: 'Este hallazgo te nombra. Pide a otra persona de administración que lo revise.',
  },
  NOTHING_TO_ADJUST: {
    title: 'Nada que ajustar',
    detail: 'Escribe los puntos que quieres añadir, o un número negativo para quitar puntos.',
  },
  BALANCE_TOO_LOW: {
    title: 'Saldo insuficiente',
    detail: 'El saldo no puede quedar por debajo de cero. Quita como máximo lo que contiene.',
  },
  CHANNEL_EXISTS: {
    title: 'El canal ya existe',
    detail: 'Este canal de chat ya es un canal de reconocimiento. Edítalo.',
  },
  CHANNEL_UNKNOWN: {
    title: 'Canal desconocido',
    detail: 'Ese canal de reconocimiento no existe en tu equipo. Recarga la lista y elige uno de ella.',
  },
  DEAD_LETTER_UNKNOWN: {
    title: 'Trabajo pendiente desconocido',
    detail: 'Ese trabajo pendiente no existe en tu equipo. Recarga la lista y elige de ella.',
  },
  DEAD_LETTER_ALREADY_RETRIED: {
    title: 'Ya se intentó de nuevo',
    detail: 'Esto se está intentando de nuevo, o ya terminó. Recarga la lista para ver cómo va.',
  },
  PRO_REQUIRED: {
    title: 'Hace falta el plan Pro',
    detail: 'Esta función solo está en el plan Pro.',
  },
  CHANNEL_IN_USE: {
    title: 'Canal en uso',
    detail: 'Una competición en curso o una campaña abierta necesita este canal. Termínala primero.',
  },
}
