import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { features as english } from '../../english/problems/features.ts'

export const features: TextsLike<typeof english> = {
  addressRefused: {
    title: 'Dirección no aceptada',
    detail: 'Escribe una dirección que empiece por https://.',
  },
  tooManyWebhooks: {
    title: 'Demasiados webhooks',
    detail: 'Un equipo tiene como máximo %{max} webhooks. Elimina uno que no necesites.',
  },
  webhookDisabled: {
    title: 'Webhook apagado',
    detail: 'Este webhook está apagado. Enciéndelo primero.',
  },
  replayTooLarge: {
    title: 'Demasiados eventos',
    detail:
      'Se reenvían como máximo %{max} eventos. Elige un momento posterior o menos tipos, o lee los eventos por la API.',
  },
  tooManyAddresses: {
    title: 'Demasiadas direcciones',
    detail: 'Una libreta guarda %{max} direcciones. Elimina una que ya no uses.',
  },
  imageRefused: { title: 'Imagen no aceptada', detail: 'Sube la imagen.' },
  imageUnavailable: { title: 'Imagen no obtenida', detail: 'Sube la imagen.' },
  imageUnknown: {
    title: 'Imagen desconocida',
    detail: 'Tu equipo no subió una de las imágenes. Súbela de nuevo.',
  },
  tooManyImages: {
    title: 'Demasiadas imágenes',
    detail: 'Tu equipo ha subido 2000 imágenes, que es el límite. Usa las que ya tienes.',
  },
  amazonUnavailable: {
    title: 'Amazon no disponible',
    detail: 'Amazon no responde ahora mismo. Espera un momento e inténtalo de nuevo.',
  },
  contentUnavailable: {
    title: 'Contenido no disponible',
    detail: 'El servicio de contenidos no responde ahora mismo. Espera un momento e inténtalo de nuevo.',
  },
  giftCardUnknown: {
    title: 'Tarjeta regalo desconocida',
    detail: 'Esta tarjeta regalo no se ofrece en tu país, o ya no. Elige otra.',
  },
  VARIANT_REQUIRED: { title: 'Falta el estilo', detail: 'Elige uno de los estilos de este artículo.' },
  ADDRESS_REQUIRED: {
    title: 'Falta la dirección',
    detail: 'Elige la dirección a la que se envía este artículo.',
  },
  COUNTRY_NOT_SERVED: {
    title: 'No en tu país',
    detail: 'Este artículo no está disponible en tu país.',
  },
}
