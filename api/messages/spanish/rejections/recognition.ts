import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { recognition as english } from '../../english/rejections/recognition.ts'

export const recognition: TextsLike<typeof english> = {
  RECIPIENT_UNKNOWN: {
    title: 'Persona desconocida',
    detail: 'Una de las personas no está, o ya no está, en el equipo. Quítala e inténtalo de nuevo.',
  },
  NO_RECIPIENTS: {
    title: 'Nadie a quien agradecer',
    detail: 'Nombra al menos a una persona a la que quieras dar las gracias.',
  },
  TOO_MANY_RECIPIENTS: {
    title: 'Demasiadas personas',
    detail: 'Un shoutout no puede ir a tantas personas a la vez. Divídelo en varios.',
  },
  DUPLICATE_RECIPIENT: {
    title: 'Persona repetida',
    detail: 'Una persona aparece dos veces. Nombra a cada una una sola vez.',
  },
  SELF_RECOGNITION: {
    title: 'Para ti no',
    detail: 'No puedes darte puntos. Quítate de la lista.',
  },
  POINTS_NOT_POSITIVE: {
    title: 'Muy pocos puntos',
    detail: 'Da al menos 1 punto.',
  },
  POINTS_NOT_AN_OPTION: {
    title: 'Cantidad no prevista',
    detail: 'Elige una de las cantidades de este canal.',
  },
  VALUE_REQUIRED: {
    title: 'Falta un valor',
    detail: 'Tu equipo pone un valor en cada shoutout. Elige uno.',
  },
  VALUE_UNKNOWN: {
    title: 'Valor desconocido',
    detail: 'No es uno de los valores de tu equipo. Elige uno de la lista.',
  },
  ATTACHMENT_NOT_ALLOWED: {
    title: 'Imagen no permitida',
    detail:
      'Las imágenes vienen del proveedor de GIF configurado aquí, si lo hay. Elige uno de sus GIF o no envíes ninguno.',
  },
  SHOUTOUT_REPEATED: {
    title: 'Shoutout repetido',
    detail:
      'Enviaste el mismo mensaje a las mismas personas hace menos de diez minutos. Envíalo con may_repeat para darlo de nuevo.',
  },
  ALLOWANCE_EXHAUSTED: {
    title: 'Presupuesto agotado',
    detail: 'Tu presupuesto no alcanza para esto. Da menos puntos, o espera al próximo periodo.',
  },
  SHOUTOUT_UNKNOWN: {
    title: 'Shoutout desconocido',
    detail: 'No tienes ese shoutout para retirarlo o darlo de nuevo. Recarga la lista y elige uno de ella.',
  },
  SHOUTOUT_RECALLED_ALREADY: {
    title: 'Ya se retiró',
    detail: 'Este shoutout ya se retiró. Dalo de nuevo si fue un error.',
  },
  SHOUTOUT_NOT_RECALLED: {
    title: 'No se retiró',
    detail: 'Este shoutout vale: no se retiró, o ya se dio de nuevo. No queda nada por hacer.',
  },
  GIVEN_AWARD_UNKNOWN: {
    title: 'Premio desconocido',
    detail: 'No tienes ese premio para retirarlo o darlo de nuevo. Recarga la lista y elige uno de ella.',
  },
  AWARD_RECALLED_ALREADY: {
    title: 'Ya se retiró',
    detail: 'Este premio ya se retiró. Dalo de nuevo si fue un error.',
  },
  AWARD_NOT_RECALLED: {
    title: 'No se retiró',
    detail: 'Este premio vale: no se retiró, o ya se dio de nuevo. No queda nada por hacer.',
  },
  RECALL_WINDOW_CLOSED: {
    title: 'Demasiado tarde',
    detail:
      'El plazo para retirarlo, o darlo de nuevo, ha terminado. Pide un ajuste a una persona de administración.',
  },
  GIVING_NOT_ALLOWED: {
    title: 'No puede dar',
    detail:
      'Esta persona no puede dar puntos. Pide a una persona de administración que cambie quién participa con puntos.',
  },
  RECIPIENT_NOT_ELIGIBLE: {
    title: 'No puede recibir',
    detail: 'Una de estas personas no puede recibir puntos. Quítala e inténtalo de nuevo.',
  },
  AWARD_UNKNOWN: {
    title: 'Premio desconocido',
    detail: 'Ese premio no existe, o ya no, en tu equipo. Recarga la lista y elige uno de ella.',
  },
  AWARDS_NOT_YOURS_TO_GIVE: {
    title: 'Los premios los dan responsables',
    detail:
      'Solo responsables de un canal de reconocimiento y personas de administración dan premios. Pídeselo a alguien de ahí.',
  },
  AWARD_ALLOWANCE_EXHAUSTED: {
    title: 'Presupuesto de premios agotado',
    detail: 'Tu presupuesto de premios no alcanza para este. Elige uno menor, o espera al próximo periodo.',
  },
}
