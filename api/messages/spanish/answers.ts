import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { answers as english } from '../english/answers.ts'

export const answers: TextsLike<typeof english> = {
  amazon: {
    ADDRESS_UNKNOWN: 'Esta dirección ya no está en tu libreta. Elige otra.',
    ADDRESS_NOT_IN_MARKETPLACE: 'La dirección no corresponde al país.',
    AMAZON_UNAVAILABLE: 'Amazon no responde ahora mismo. Espera un momento e inténtalo de nuevo.',
    UNAVAILABLE_PRODUCT: 'Producto no disponible',
    OUT_OF_STOCK: 'No disponible por ahora.',
    PRICE_CHANGED: 'El precio ha cambiado. Mira el nuevo antes de comprar.',
  },
  storefront: {
    PRICE_CHANGED: 'El precio ha cambiado. Mira el nuevo antes de comprar.',
    ADDRESS_UNKNOWN: 'Esta dirección ya no está en tu libreta. Elige otra.',
  },
  giftCard: {
    NOT_AVAILABLE: 'Esta tarjeta regalo ya no se ofrece. Elige otra.',
    OUT_OF_STOCK: 'Esta tarjeta regalo está agotada. Elige otro valor u otra tarjeta.',
    PRICE_CHANGED: 'El precio ha cambiado. Mira el nuevo antes de canjear.',
    VALUE_REFUSED: 'Elige un valor entre el mínimo y el máximo de esta tarjeta.',
    VENDOR_UNAVAILABLE:
      'El proveedor de esta tarjeta regalo no responde. Inténtalo de nuevo en unos minutos.',
    NO_FORM:
      'Aquí aún no se pueden pedir tarjetas regalo. Pregunta a una persona de administración de tu equipo.',
  },
  resend: {
    NOT_SENT_YET: 'Esta tarjeta regalo aún no se ha enviado.',
    NOT_SUPPORTED: 'El proveedor de esta tarjeta no reenvía nada. El código está junto al canje.',
    NO_EMAIL: 'No hay ningún correo al que enviarla. El código está junto al canje.',
    TOO_SOON: 'Se envió hace un momento. Mira tu correo e inténtalo de nuevo en diez minutos.',
    VENDOR_UNAVAILABLE: 'El proveedor no responde. Inténtalo de nuevo en unos minutos.',
    REFUSED: 'El proveedor no la reenvió. Pregunta a una persona de administración de tu equipo.',
  },
  cashOut: {
    VERIFY_DESTINATION: 'Escribe el código que se te envió.',
    INVALID_CODE: 'El código que escribiste no es válido.',
    CODE_ENDED: 'Este código ya no sirve. Pide uno nuevo.',
    INSUFFICIENT_POINTS: 'No tienes suficientes %{points} para este canje.',
    INSUFFICIENT_FUNDS:
      'Los pagos por PayPal y Venmo no están disponibles por ahora. Se ha avisado a administración.',
    PRICE_CHANGED: 'El importe ha cambiado. Mira el nuevo y confírmalo.',
    AMOUNT_TOO_SMALL: 'La comisión se llevaría todo. Cobra más %{points}.',
    NOT_AVAILABLE: 'Tu equipo o tu país no tiene este tipo de pago. Elige otra recompensa.',
    TOO_MANY_CODES:
      'Se enviaron demasiados códigos. Inténtalo mañana o pregunta a una persona de administración de tu equipo.',
    CODE_NOT_SENT: 'No se pudo enviar el código. Inténtalo en un minuto o usa otra cuenta.',
    NO_CODES:
      'Aún no se pueden enviar códigos a una cuenta así. Usa otra o pregunta a una persona de administración de tu equipo.',
  },
  claim: {
    outOfStock: 'Agotado: %{name}. Elige otra cosa en su lugar.',
    onePick: 'algo de lo que elegiste',
  },
  reward: {
    priceChanged: 'El precio ha cambiado. Mira el nuevo y decide otra vez.',
    handedOver: 'Tu equipo te lo entrega. Pregunta a una persona de administración dónde y cuándo.',
    sentByTeam: 'Tu equipo lo envía a tu dirección.',
    sent: 'Se envía a tu dirección.',
    sentByVendor:
      'Se envía a tu dirección. Algunos proveedores piden la dirección por correo: mira ahí primero.',
  },
  integration: {
    notConnected: 'Conecta %{title} primero.',
    underWay: 'Hay una sincronización de %{title} en curso. Espera a que termine.',
    nothingToConfirm: 'Ninguna ejecución espera ya una confirmación.',
  },
  import: {
    rowsInvalid: 'No se importó nada. Corrige las filas de abajo y elige el archivo de nuevo.',
  },
}
