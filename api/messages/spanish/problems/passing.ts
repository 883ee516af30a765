import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { passing as english } from '../../english/problems/passing.ts'

export const passing: TextsLike<typeof english> = {
  overloaded: {
    title: 'Mucho trabajo',
    detail:
      'Laurel tiene ahora mismo más trabajo del que puede atender y no hizo nada con esta solicitud. Espera los segundos de Retry-After y envíala de nuevo.',
  },
  tooManyAtOnce: {
    title: 'Demasiadas solicitudes',
    detail:
      'Hay demasiadas solicitudes en curso desde esta dirección y no se hizo nada con esta. Espera los segundos de Retry-After y envíala de nuevo.',
  },
  catchingUp: {
    title: 'Poniéndose al día',
    detail:
      'Laurel se está poniendo al día y aún no puede mostrar esto. Espera los segundos de Retry-After y pregunta de nuevo; sin after, recibes lo que muestra ahora.',
  },
  stopping: {
    title: 'Deteniéndose',
    detail:
      'Laurel se está deteniendo y no hizo nada con esta solicitud. Espera los segundos de Retry-After y envíala de nuevo.',
  },
  tooManyStreams: {
    title: 'Demasiadas conexiones',
    detail: 'Esta sesión ya escucha %{max} veces. Cierra una pestaña o una conexión y conéctate de nuevo.',
  },
  tooSlow: {
    title: 'No disponible',
    detail:
      'Laurel no terminó esto a tiempo; puede que su base de datos esté ocupada o no responda. Inténtalo en un momento; puedes enviar la misma Idempotency-Key sin riesgo.',
  },
  logAway: {
    title: 'No disponible',
    detail:
      'Laurel no alcanza su registro de eventos. Inténtalo en un momento; puedes enviar la misma Idempotency-Key sin riesgo.',
  },
  databaseAway: {
    title: 'No disponible',
    detail:
      'Laurel no alcanza su base de datos. Inténtalo en un momento; puedes enviar la misma Idempotency-Key sin riesgo.',
  },
  databaseShort: {
    title: 'No disponible',
    detail:
      'A la base de datos de Laurel le falta espacio, memoria o conexiones; quien opera Laurel tiene que ampliarlas. Inténtalo más tarde; puedes enviar la misma Idempotency-Key sin riesgo.',
  },
  clockWrong: {
    title: 'No disponible',
    detail:
      'El reloj del servidor de Laurel está mal, así que no se registra nada; quien opera Laurel tiene que ajustarlo. Inténtalo más tarde; puedes enviar la misma Idempotency-Key sin riesgo.',
  },
  picturesAway: {
    title: 'No disponible',
    detail: 'Laurel no alcanza su almacén de imágenes. Inténtalo en un momento.',
  },
  picturesRefused: {
    title: 'No disponible',
    detail:
      'El almacén de imágenes no acepta lo que Laurel pide; quien opera Laurel tiene que revisar los ajustes de S3.',
  },
  chatUnavailable: {
    title: 'Espacio de trabajo no disponible',
    detail: 'Tu espacio de trabajo de chat no respondió. Espera un momento e inténtalo de nuevo.',
  },
  notYetShown: {
    title: 'Aún no se muestra',
    detail: 'Tu equipo todavía se está leyendo. Espera un momento e inténtalo de nuevo.',
  },
}
