import type { settings as english } from '../english/settings.ts'
import type { TextsLike } from '../textsLike.ts'

export const settings = {
  branding: 'Imagen de marca',
  brandingSentence: 'Tu logotipo y tu color en la parte superior de las recompensas que ve la gente.',
  colour: 'Color principal',
  colourHint: 'Seis dígitos hexadecimales. Déjalo vacío para usar el color de Laurel.',
  chooseColour: 'Elegir un color',
  preview: 'Vista previa',
  previewRewards: 'Recompensas',
  previewBalance: '%{amount} por canjear',
  names: 'Nombres',
  catalogName: 'Nombre del catálogo de tu empresa',
  catalogNameHint: 'La sección de las recompensas que tu empresa da por sí misma.',
  examples: 'Dónde se leen',
  examplePlaces: {
    shoutout: 'Un shoutout',
    balance: 'Un saldo',
    allowance: 'Un recordatorio',
    reward: 'Un precio',
    leaderboard: 'Una clasificación',
    catalog: 'El catálogo',
  },
  exampleTexts: {
    shoutout: 'Ann da a Ben %{amount} por ayudar con el lanzamiento.',
    balance: 'Tienes %{amount} por canjear.',
    allowance: 'Te quedan %{amount} por dar hasta el 30 de noviembre.',
    reward: 'Café para dos: %{amount}',
    leaderboard: '1. Ben, %{amount}',
    catalog: 'Recompensas › %{name}',
  },
  money: 'Dinero y presupuestos',
  currency: 'Moneda',
  currencyHint:
    'Los importes se muestran en ella al cambio del día. Los precios y las facturas siguen en dólares estadounidenses.',
  interval: 'Los presupuestos empiezan de nuevo',
  calendar: 'Próximos inicios, a medianoche en %{zone}:',
  zone: 'Zona horaria',
  zoneSentence:
    'Los días, presupuestos y meses empiezan en ella a medianoche. Laurel la tomó primero de tu espacio de trabajo.',
  zoneNow: 'Allí es %{now}.',
  retention: 'Cuánto tiempo se conservan las palabras',
  retentionSentence:
    'Los mensajes de shoutouts y premios con sus GIF, los motivos y las nominaciones se pueden borrar cuando son antiguos. Los puntos, las fechas y las personas se conservan, y también los libros.',
  retentionLabel: 'Conservar las palabras',
  retentionForever: 'Para siempre',
  retentionMonths: 'Durante %{months} meses',
  retentionSlack:
    'Los mensajes que Laurel publicó en Slack se quedan ahí. Tu espacio de trabajo tiene un ajuste propio.',
  retentionChange: 'Cambiar…',
  retentionTitle: '¿Borrar las palabras de más de %{months} meses?',
  retentionOffTitle: '¿Conservar las palabras para siempre?',
  retentionOffSentence: 'Lo que ya se borró no vuelve.',
  retentionNow:
    'Mensajes que se borran ahora, hasta %{until}: %{count}. También desaparecen los motivos y las nominaciones de estos meses, y los archivos pedidos que contienen sus palabras.',
  retentionNothing: 'Todavía no hay ningún mensaje tan antiguo.',
  retentionThen:
    'A partir de ahora, cada mes se borra cuando es lo bastante antiguo. No se puede deshacer: se destruyen las claves de las palabras.',
  retentionErase: 'Borrar las palabras antiguas',
  retentionKeep: 'Conservarlas',
  retentionSaved: 'Las palabras se conservan %{months} meses. Las más antiguas se están borrando.',
  retentionOffSaved: 'Las palabras se conservan para siempre.',
  zoneEffects: 'Lo que cambia con la zona horaria',
  zoneEffect: {
    allowances:
      'Los presupuestos actuales se quedan como están. Los próximos empiezan a medianoche en la zona nueva.',
    days: 'Los informes cuentan sus días en la zona nueva, también los pasados, así que las cifras de algunos días pueden variar.',
    celebrations:
      'Los cumpleaños, los límites diarios y los últimos días de las nominaciones cambian enseguida. Nada se paga dos veces.',
    months: 'Los meses cerrados conservan sus libros. El próximo empieza donde terminó el último.',
  },
  toAllowances: 'Cuánto puede dar cada persona',
  nudges: 'Recordatorios en Slack',
  nudgesSentence:
    'Mensajes directos, salvo para los canales en silencio. Cada uno se envía una vez, entre las 9 y las 17 h de un día laborable donde está la persona.',
  lastSent: 'Último envío: %{when}',
  neverSent: 'Nunca se ha enviado',
  message: 'Mensaje: %{name}',
  administrators: 'Administración',
  administratorsSentence:
    'Ven todos los informes, mueven puntos y cambian ajustes. La persona titular siempre forma parte.',
  people: 'Personas',
  requiredUsers: 'Siempre incluidas',
  peopleHint: 'Escribe un nombre para añadir a alguien. Quien se quita tiene que volver a iniciar sesión.',
  recentChanges: 'Cambios recientes',
  status: 'Laurel en tu equipo',
  active: 'Laurel está activo para %{team}.',
  deactivate: 'Desactivar',
  deactivateTitle: '¿Desactivar Laurel para tu equipo?',
  deactivateSentence:
    'Nadie puede dar ni canjear hasta que la administración lo active de nuevo. Se detienen los recordatorios y las celebraciones.',
  activateTitle: '¿Activar Laurel de nuevo?',
  activateSentence: 'Todo el mundo puede usarlo enseguida, con los puntos que tenía.',
  deactivated: 'Laurel está desactivado para tu equipo.',
  activated: 'Laurel vuelve a estar activo.',
} as const satisfies TextsLike<typeof english>
