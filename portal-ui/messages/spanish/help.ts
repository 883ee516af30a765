import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { help as english } from '../english/help.ts'

export const help: TextsLike<typeof english> = {
  catalog: 'Falta un catálogo',
  catalogAnswer:
    'La administración de %{team} elige los catálogos, y algunos dependen de tu país. Puedes cambiarlo en el menú de tu cuenta.',
  points: '¿De dónde vienen mis puntos?',
  pointsAnswer: '%{link} muestran el agradecimiento, el premio o el reembolso que hay detrás de cada uno.',
  yourPoints: 'Tus puntos',
  subject: 'Ayuda con mis recompensas',
  title: '¿Cómo podemos ayudarte?',
  where: '¿Dónde está lo que he canjeado?',
  whereAnswer:
    'Las tarjetas de regalo y los pagos llegan en la próxima hora, las donaciones en un plazo de 30 días. Tus %{link} muestran cada paso, tus códigos y tus paquetes.',
  redemptions: 'canjes',
  wrong: 'Algo ha salido mal',
  wrongAnswer: 'Escribe a %{address}. Para un canje concreto, usa «Pedir ayuda» a su lado.',
}
