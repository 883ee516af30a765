import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { requests as english } from '../../english/problems/requests.ts'

export const requests: TextsLike<typeof english> = {
  notInstalled: {
    title: 'No instalado',
    detail:
      'Laurel no está instalado en tu espacio de trabajo de chat. Instálalo de nuevo e inténtalo otra vez.',
  },
  notFound: {
    title: 'No encontrado',
    detail: 'En tu equipo no existe %{what}. Recarga la lista y elige de ella.',
  },
  nothingHere: {
    title: 'Aquí no hay nada',
    detail: 'No hay nada en esta dirección. Las llamadas que existen se describen en /docs.',
  },
  fairnessOff: {
    title: 'Informe apagado',
    detail:
      'El informe sobre equidad está apagado. Una persona de administración puede activarlo en su página.',
  },
  exportsTooMany: {
    title: 'Demasiadas exportaciones',
    detail: 'Tienes %{max} exportaciones. Elimina una y vuelve a pedir esta.',
  },
  exportNotReady: {
    title: 'Aún no está lista',
    detail:
      'Esta exportación no está lista. Espera el mensaje en Slack o mira la lista de tus exportaciones.',
  },
  cursorRefused: {
    title: 'Cursor no válido',
    detail:
      'Este cursor no encaja con la lista como está ordenada ahora. Lee la primera página de nuevo y sigue su enlace rel="next".',
  },
  rangeTooDeep: {
    title: 'Rango demasiado lejano',
    detail:
      'Un rango empieza como máximo en la fila %{max}. Sigue leyendo por el enlace rel="next" de la página anterior.',
  },
  invalidRequest: {
    title: 'Solicitud no válida',
    detail: 'Corrige la solicitud y envíala de nuevo.',
    field: 'Corrige %{path}: %{message}',
    reason: '%{reason} Corrige la solicitud y envíala de nuevo.',
  },
  tooSlowToSend: {
    title: 'Solicitud incompleta',
    detail:
      'La solicitud no llegó a tiempo. Envíala de nuevo, en partes más pequeñas si la conexión es lenta.',
  },
  internal: {
    title: 'Algo salió mal',
    detail:
      'Algo salió mal por nuestra parte. Inténtalo de nuevo; puedes enviar la misma Idempotency-Key sin riesgo.',
  },
  tooLarge: {
    title: 'Demasiado grande',
    detail: 'La solicitud es demasiado grande. Envía menos de una vez.',
  },
  headersTooLarge: {
    title: 'Demasiado grande',
    detail: 'Las cabeceras de la solicitud son demasiado grandes. Envía menos.',
  },
  unreadable: {
    title: 'Solicitud no válida',
    detail: 'Esto no es una solicitud de HTTP/1.1. Corrígela y envíala de nuevo.',
  },
  tooManyRequests: {
    title: 'Demasiadas solicitudes',
    detail: 'Demasiadas solicitudes a la vez. Espera los segundos de Retry-After e inténtalo de nuevo.',
  },
  tooManyFiles: {
    title: 'Demasiados archivos',
    detail: 'Guardaste %{max} archivos de datos personales en una hora. Inténtalo más tarde.',
  },
}
