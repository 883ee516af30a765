import type { shell as english } from '../english/shell.ts'
import type { TextsLike } from '../textsLike.ts'

export const shell: TextsLike<typeof english> = {
  balance: {
    label: 'Tu saldo',
    status: 'Tienes %{points} para canjear.',
    before: 'Tienes',
    after: 'para canjear, con un valor de %{worth}.',
    owed: 'Debes %{points}; tus próximos puntos los devolverán primero.',
  },
  catalogs: {
    label: 'Catálogos',
    home: 'Inicio',
    giftCards: 'Tarjetas de regalo',
    charities: 'ONG',
  },
  catchingUp:
    'Laurel se está poniendo al día. Es posible que las cifras y las listas aún no estén actualizadas.',
  country: {
    advice: 'De él dependen las recompensas, las monedas y los envíos que se te ofrecen.',
    label: 'País',
    title: 'Elige tu país',
  },
  language: {
    advice: 'De él dependen el idioma en que ves Laurel y cómo se escriben los números y las fechas.',
    label: 'Idioma',
    title: 'Elige tu idioma',
  },
  entry: {
    confirmTitle: '¿Continuar como %{name}?',
    confirmPage: '¿Continuar como %{name}? · Recompensas',
    confirm:
      'Vas a iniciar sesión como %{name} en %{team}. En este navegador hay otra persona con la sesión iniciada, y su sesión se cerrará. Si no has abierto este enlace tú, cancela.',
    linkExpired: 'El enlace ha caducado, inténtalo de nuevo.',
    unreachable: 'No se puede acceder a Laurel. Comprueba tu conexión y abre el enlace otra vez.',
    slackUnreachable: 'No se puede acceder a Slack. Inténtalo de nuevo en un momento.',
    signInPage: 'Iniciar sesión · Recompensas',
    signInTitle: 'Inicia sesión en tus recompensas',
    advice:
      'Un enlace de inicio de sesión funciona una sola vez y durante poco tiempo. Inicia sesión con Slack o pide un enlace nuevo donde conseguiste este.',
    withSlack: 'Iniciar sesión con Slack',
    toRewards: 'Continuar a tus recompensas',
  },
  footer: {
    merchants:
      'Los nombres y las marcas de los comercios pertenecen a sus titulares, que no patrocinan este programa ni responden de él. Las tarjetas de regalo se rigen por las condiciones de su emisor.',
    texas:
      'Residentes en Texas: envía primero a %{address} cualquier reclamación sobre una tarjeta de regalo. Si no se resuelve, puedes presentarla ante el Texas Department of Banking.',
    privacy: 'Política de privacidad',
    terms: 'Condiciones',
  },
  header: {
    admin: 'Volver a la administración',
    all: 'Todas las recompensas',
    help: 'Ayuda',
    redemptions: 'Canjes',
    rewards: 'Recompensas',
    thanks: 'Gracias',
    yours: 'Tus páginas',
    skip: 'Ir al contenido',
  },
  help: {
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
  },
  loading: 'Cargando tus recompensas',
  menu: {
    account: 'Tu cuenta, %{name}',
    greeting: 'Hola, %{name}',
    country: 'Cambiar de país',
    language: 'Cambiar de idioma',
    addresses: 'Direcciones de envío',
    birthday: 'Mi cumpleaños',
    data: 'Mis datos',
    sessions: 'Dónde tienes la sesión iniciada',
    help: 'Ayuda',
    report: 'Informe de mi equipo',
    logout: 'Cerrar sesión',
  },
  section: {
    closed: 'Esto aún no está disponible para tu equipo',
    closedText:
      'La administración de tu equipo puede decirte cuándo se abrirá. Tus puntos te esperan aquí hasta entonces.',
    unknown: 'No hay nada en esta dirección',
    unknownText: 'Puede que el enlace sea antiguo o esté mal escrito.',
  },
  session: {
    expired: 'Tu sesión ha caducado',
    expiredText: 'Por seguridad, tu sesión ha caducado. Vuelve a cargar la página e inicia sesión de nuevo.',
    loginAgain: 'Tu sesión ha caducado, inicia sesión de nuevo.',
    reload: 'Recargar la página',
  },
}
