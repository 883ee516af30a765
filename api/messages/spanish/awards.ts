import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { awards as english } from '../english/awards.ts'

export const awards: TextsLike<typeof english> = {
  gave: '%{giver} dio el premio *%{award}* a %{people}',
  gaveYou: '%{giver} te dio el premio *%{award}*',
  recalled: '%{giver} retiró el premio *%{award}*.',
  withGift: ':gift: con un regalo a elegir',
  points: '%{smart_count} punto para premios |||| %{smart_count} puntos para premios',
  form: {
    title: 'Dar un premio',
    recipients: '¿Quién recibe el premio?',
    award: '¿Qué premio?',
    chooseAward: 'Elige un premio',
    message: '¿Por qué se da?',
    private: 'privado',
    place: 'Elige dónde anunciarlo.',
    noChannel: 'En este canal no das premios: elige dónde anunciarlo.',
    unclear:
      'Algo ha fallado por nuestra parte. Mira en el canal si se dio el premio; si no, aquí está lo que escribiste.',
  },
  privately: 'Se anuncia solo en un mensaje directo.',
  companyPays: 'La empresa paga los premios de la administración.',
  costs: 'Esto cuesta %{cost}.',
  left: 'Te quedan *%{points}* hasta el %{day}.',
  costsOwn: 'Esto cuesta %{cost}, te quedan *%{points}* hasta el %{day}.',
  answers: {
    gave: ':trophy: Diste a %{people} el premio *%{award}*.',
    gavePoints: ':trophy: Diste a %{people} el premio *%{award}*, %{amount}.',
    left: 'Te quedan %{points} hasta el %{day}.',
    waits:
      ':eyes: El premio *%{award}* para %{people} espera a una segunda persona de la administración. Se anuncia en cuanto lo apruebe.',
    waitsPoints:
      ':eyes: El premio *%{award}*, %{amount} para %{people} espera a una segunda persona de la administración. Se anuncia en cuanto lo apruebe.',
    takenBack: 'Retirado, con sus regalos. El mensaje lo dice.',
    takeBackConsequence: 'Se retiran el premio, sus puntos y sus regalos, y el mensaje lo dice.',
  },
  problems: {
    noRecipients: 'Elige quién recibe el premio.',
    giverNamed: 'No puedes darte un premio a ti, así que quedas fuera.',
    everyone:
      'Un premio va a personas, no a todo el mundo a la vez: elige quién lo recibe en lugar de %{name}.',
    noAward: 'Elige el premio.',
  },
  refusals: {
    proRequired: 'Esta función solo está disponible en el plan Pro.',
    notYours:
      'Los premios espontáneos los dan las personas responsables de un canal y la administración. Para agradecer tú a alguien, usa /shoutout.',
    noneOffered:
      'Tu equipo todavía no tiene premios espontáneos. Pide a la administración que cree uno en Premios, en Laurel.',
    exhausted:
      'Esto cuesta %{cost} y te quedan %{available} para premios. Elige un premio más pequeño o menos personas, o espera a tu nuevo presupuesto el %{day}.',
    unknown: 'Este premio ya no está disponible. Elige otro.',
    channelUnknown: 'El reconocimiento ha terminado en este canal. Elige otro.',
    givingNotAllowed: 'No puedes dar puntos. Si es un error, pregunta a la administración.',
    recipientNotEligible: '%{name} no puede recibir puntos: quita el nombre de la lista.',
    self: 'No puedes darte un premio a ti: quítate de la lista.',
    tooManyRecipients: 'Un premio llega a %{recipientsMax} personas como máximo: divídelo en dos.',
    givenUnknown:
      'Este premio ya no se puede retirar ni dar de nuevo. Pregunta a la administración si hay algún problema con él.',
    recalledAlready: 'Este premio ya está retirado. No queda nada por hacer.',
    notRecalled: 'Este premio ya se ha dado de nuevo. No queda nada por hacer.',
    late: 'Ya pasó el tiempo para retirarlo o darlo de nuevo. Pregunta a la administración si hay algún problema.',
    sentBefore: 'Este formulario ya se envió con otro contenido. Abre uno nuevo para otro premio.',
  },
  help: {
    line: 'Da un premio espontáneo: `/award @ann @ben Faro por qué se da`',
    order: '• El nombre del premio va al principio o después de un #; las personas, al principio o al final.',
    form: '• `/award` solo abre un formulario que muestra los premios y lo que cuestan.',
    who: '• Las personas responsables de un canal dan de su presupuesto para premios; la administración, en nombre de la empresa.',
  },
  prizes: {
    wonCompetition: '%{person} ganó la competición *%{title}* y el premio *%{award}*',
    wonNominations: '%{person} ganó el premio *%{award}* en *%{title}*',
    youWonCompetition: 'Ganaste la competición *%{title}* y el premio *%{award}*',
    youWonNominations: 'Ganaste el premio *%{award}* en *%{title}*',
  },
}
