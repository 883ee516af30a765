import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { giving as english } from '../english/giving.ts'

export const giving: TextsLike<typeof english> = {
  give: 'Dar',
  cancel: 'Cancelar',
  pickPeople: 'Elige una o varias personas',
  where: '¿Dónde?',
  chooseChannel: 'Elige un canal',
  change: 'Cambiarlo',
  changeAndSend: 'Cambiar y enviar',
  notSent: 'Todavía no se ha enviado.',
  formNotOpened: 'Slack no abrió el formulario.',
  draftGone: 'Los borradores se guardan solo un día. Escríbelo de nuevo.',
  tooLong:
    'Tu mensaje es más largo de lo que cabe en el formulario. Aquí está entero, para acortarlo o copiarlo.',
  seeRewards: 'Ver tus recompensas',
  failed:
    'Algo ha fallado por nuestra parte y todavía no sabemos si llegó. Nada se cuenta dos veces: mira en la pestaña Inicio de Laurel qué ha llegado, o inténtalo de nuevo.',
  busy: 'Laurel está saturado en este momento. Nada se cuenta dos veces: espera un minuto e inténtalo de nuevo.',
  notBegun:
    'Laurel no puede hacer esto ahora y no ha hecho nada con ello. Espera un minuto y envía el comando de nuevo.',
  group: {
    question: '¿Dar esto a 1 persona? |||| ¿Dar esto a %{smart_count} personas?',
    confirm: 'Dar a 1 persona |||| Dar a %{smart_count} personas',
    leftOut:
      '1 persona del grupo no puede recibir nada y queda fuera. |||| %{smart_count} personas del grupo no pueden recibir nada y quedan fuera.',
    unreadable:
      'Slack no mostró a Laurel quién está en %{name}: elige las personas, o pide a la administración que instale Laurel de nuevo.',
    empty: 'Nadie más en %{name} puede recibir algo: elige las personas que quieres decir.',
    tooMany:
      'Nombraste a %{count} personas, y se puede agradecer a %{recipientsMax} a la vez como máximo: nombra un grupo más pequeño o elige personas.',
  },
  announcedIn: 'Anunciado en %{channel}.',
  announcedDirectly: 'Anunciado en un mensaje directo.',
  outsiders:
    '%{people} no está en este canal y recibe un mensaje directo. |||| %{people} no están en este canal y reciben mensajes directos.',
  takeBack: 'Retirar',
  takeBackQuestion: '¿Retirarlo?',
  keep: 'Conservarlo',
  giveAgain: 'Dar de nuevo',
  givenAgain: 'Dado de nuevo, como estaba antes. El mensaje lo muestra otra vez.',
  placeRefused: {
    shoutout:
      'Slack no dejó a Laurel publicar tu shoutout en %{channel}. En su lugar llegó por mensaje directo a %{people}. Para ver el próximo ahí, añade Laurel al canal, o pide a la administración que conecte otro.',
    award:
      'Slack no dejó a Laurel publicar tu premio en %{channel}. En su lugar llegó por mensaje directo a %{people}. Para ver el próximo ahí, añade Laurel al canal, o pide a la administración que conecte otro.',
    someChannel: 'el canal',
  },
  nameNotFound: 'Slack no encuentra a nadie con el nombre %{name}: elige a la persona en la lista.',
  messageTooLong: 'El mensaje es demasiado largo: caben %{lengthMax} caracteres.',
  refusals: {
    allowanceExhausted:
      'Esto cuesta %{cost} y te quedan %{available} para dar. Da menos, o espera a tu nuevo presupuesto el %{day}.',
    pointsNotAnOption: 'En este canal un shoutout lleva %{options} puntos.',
    pointsNotPositive: 'Elige al menos 1.',
    valueRequired: 'Elige el valor del que se trata.',
    valueUnknown: 'Elige uno de los valores de tu equipo: %{values}.',
    noRecipients: 'Elige a quién quieres agradecer.',
    self: 'No puedes agradecerte a ti: quítate de la lista.',
    duplicate: '%{name} aparece dos veces: nombra a cada persona una vez.',
    tooManyRecipients: 'Un shoutout llega a %{recipientsMax} personas como máximo: divídelo en dos.',
    recipientUnknown:
      '%{name} es una app, alguien con acceso de invitado o ya no está en el equipo: quita el nombre de la lista.',
    recipientNotEligible:
      '%{name} no puede recibir puntos: quita el nombre de la lista, o pregunta a la administración por qué.',
    givingNotAllowed: 'Ahora no puedes dar puntos. Si es un error, pide a la administración que lo cambie.',
    channelUnknown: 'El reconocimiento ha terminado en este canal: elige otro.',
    teamUnknown:
      'Este espacio de trabajo todavía no está configurado. Pide a la administración que termine de configurar Laurel.',
    teamInactive:
      'Tu equipo no puede usar Laurel en este momento. Pide a la administración que elija un plan o lo active de nuevo.',
    memberUnknown:
      'Las apps y las personas invitadas a un solo canal no pueden participar. Si en tu caso es un error, pregunta a la administración.',
    memberInactive: 'Tu cuenta está desactivada en Laurel. Pide a la administración que la active de nuevo.',
    shoutoutUnknown:
      'Este shoutout ya no se puede retirar. Pregunta a la administración si hay algún problema con él.',
    recalledAlready: 'Este shoutout ya está retirado. No queda nada por hacer.',
    recallWindowClosed:
      'Ya pasó el tiempo para retirarlo. Pregunta a la administración si hay algún problema.',
    sentBefore: 'Este formulario ya se envió con otro contenido. Abre uno nuevo para otro shoutout.',
    other: 'Laurel no puede hacer esto (%{code}). Pide ayuda a la administración.',
  },
}
