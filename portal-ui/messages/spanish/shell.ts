import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { shell as english } from '../english/shell.ts'

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
  loading: 'Cargando tus recompensas',
  menu: {
    account: 'Tu cuenta, %{name}',
    greeting: 'Hola, %{name}',
    country: 'Cambiar de país',
    language: 'Cambiar de idioma',
    addresses: 'Direcciones de envío',
    birthday: 'Mi cumpleaños',
    data: 'Mis datos',
    assistants: 'Asistentes conectados',
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
