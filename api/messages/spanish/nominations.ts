import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { nominations as english } from '../english/nominations.ts'

export const nominations: TextsLike<typeof english> = {
  nominate: 'Nominar',
  nominateColleague: 'Nominar a alguien',
  open: 'Se aceptan nominaciones: *%{title}*',
  forAward: 'Para el premio *%{award}*',
  until: 'Hasta el %{day}',
  example: '`/nominate @nombre por qué`',
  reminder: '*%{title}* acepta nominaciones hasta el %{day}. ¿Quién merece el premio?',
  won: '*%{title}*, con premio para %{people}',
  wonAward: 'El premio *%{award}* de *%{title}* es para %{people}',
  count: '1 nominación |||| %{smart_count} nominaciones',
  ended: '*%{title}* ha terminado, con premio para %{people}. Gracias por tu nominación.',
  line: {
    nominated: 'nominaste a %{people}',
    forAward: 'para el premio *%{award}*',
    until: 'hasta el %{day}',
  },
  form: {
    title: 'Nominar a alguien',
    campaign: 'Campaña',
    chooseCampaign: 'Elige una campaña',
    nominee: '¿A quién nominas?',
    pickColleague: 'Elige una persona',
    why: '¿Por qué?',
    hint: 'No se anuncia quién nominó a quién.',
    about: 'Para el premio *%{award}*, hasta el %{day}.',
    unclear:
      'Algo ha fallado por nuestra parte. Abre Nominaciones en tu portal para ver si se envió; si no, aquí está lo que escribiste.',
  },
  answers: {
    nominated: ':ballot_box_with_ballot: Nominaste a %{person} en *%{title}*.',
    later: 'Recibirás un mensaje cuando termine la campaña.',
  },
  problems: {
    whom: 'Elige a la persona que nominas.',
    why: 'Escribe por qué esta persona merece el premio.',
    which: 'Elige la campaña.',
    several: 'Una nominación es para una persona: elige una, y nomina a las demás después.',
    self: 'No puedes nominarte a ti: elige a otra persona.',
    notOne: 'Una nominación es para una persona: elige a la persona en lugar de %{name}.',
  },
  refusals: {
    noneRunning:
      'Ahora ninguna campaña de tus canales acepta nominaciones. Para agradecer a alguien ya, usa /shoutout.',
    notInChannel: 'No estás en el canal de esta campaña. Elige otra campaña.',
    ended: 'Esta campaña ya no acepta nominaciones. Elige otra.',
    nomineeNotInChannel: 'Esta campaña es para los miembros de su canal: elige a alguien de ahí.',
    nominatedAlready: 'Ya nominaste a esta persona en esta campaña: elige a otra.',
    tooMany: 'Hiciste %{nominationsMax} nominaciones en esta campaña, y una persona no puede hacer más.',
    sentBefore: 'Este formulario ya se envió con otro contenido. Abre uno nuevo para otra nominación.',
  },
  help: {
    line: 'Nomina a alguien en una campaña en curso: `/nominate @ann siempre está cuando hace falta`',
    why: '• Una persona al principio o al final, y por qué con tus palabras.',
    form: '• `/nominate` solo abre un formulario con las campañas de tus canales.',
    secret: '• No se anuncia quién nominó a quién.',
  },
}
