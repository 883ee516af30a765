import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { fairness as english } from '../english/fairness.ts'

export const fairness = {
  lead: 'A quién llega el reconocimiento y a quién puede que no. Para ayudar a las personas, no para compararlas.',
  off: 'Este informe está desactivado',
  offSentence:
    'Muestra quién no recibió nada durante 30 días y con qué equilibrio llega el reconocimiento a equipos, antigüedades y zonas horarias. Quienes dirigen a otras personas lo ven sobre las suyas.',
  askToSwitchOn: 'La administración de tu equipo puede activarlo aquí.',
  switchOn: 'Activar',
  switchOff: 'Desactivar',
  switchedOn: 'El informe está activado.',
  switchedOff: 'El informe está desactivado.',
  reached: 'Alcanzadas en 30 días',
  reachedMeans: 'recibieron un shoutout, un premio o ganaron algo',
  countOf: '%{count} de %{all}',
  quiet: 'Sin recibir nada en 30 días',
  quietSentence: 'Por nombre. Puede bastar con una palabra a su equipo o con unas gracias tuyas.',
  quietNone: 'Todas las personas recibieron algo en los últimos 30 días.',
  part: 'Parte',
  people: 'Personas',
  reachedPeople: 'Recibieron algo',
  ofPeople: 'De ellas',
  byTenure: 'Por tiempo en la empresa',
  byTimeZone: 'Por zona horaria',
  byChannel: 'Por canal',
  bySegment: 'Por segmento',
  noPeople: 'Todavía no hay nadie que lleve aquí 30 días.',
  noGroups: 'No hay grupos de hasta la mitad del equipo.',
  groupsSentence: 'Por orden de nombre. Se omiten los grupos de más de la mitad del equipo.',
  tenures: {
    underYear: 'Menos de un año',
    oneToThree: 'De 1 a 3 años',
    threeToFive: 'De 3 a 5 años',
    overFive: '5 años o más',
    unknown: 'Primer día desconocido',
  },
  noTimeZone: 'Zona horaria desconocida',
  missed: 'Nadie recibió nada ahí',
  bothWays: 'En ambos sentidos',
  bothWaysMeans:
    'de los shoutouts de %{month} fueron a alguien que ese mes también dio las gracias de vuelta',
  noShoutouts: 'No hay shoutouts en %{month}.',
  circles: 'Círculos',
  circlesSentence:
    'Personas que se dieron entre sí al menos cuatro de cada cinco shoutouts. A menudo solo trabajan muy cerca; invítalas a mirar más allá.',
  noCircles: 'Ningún círculo de personas se da las gracias solo a sí mismo.',
  note: 'Lo que este informe no puede decir',
  notes: {
    why: 'Por qué alguien no recibió nada: un permiso, un puesto nuevo, media jornada o unas gracias en persona.',
    counted:
      'Se cuentan los shoutouts, los premios públicos y lo ganado en competiciones y nominaciones. No se cuentan los premios privados, los cumpleaños y los aniversarios, ni lo que se retiró.',
    present: 'Solo se cuentan las personas activas que llevan aquí 30 días.',
    small:
      'En grupos pequeños, una persona cambia mucho. Vuelve a mirar el mes que viene antes de sacar conclusiones.',
    circles:
      'Una pareja estrecha no es una falta. Los shoutouts entre quienes trabajan juntos van en ambos sentidos.',
  },
} as const satisfies TextsLike<typeof english>
