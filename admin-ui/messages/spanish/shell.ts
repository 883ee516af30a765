import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { shell as english } from '../english/shell.ts'

export const shell = {
  laurel: 'Laurel',
  yourAccount: '%{value}, tu cuenta',
  myRewards: 'Mis recompensas',
  logout: 'Cerrar sesión',
  whereSignedIn: 'Dónde tienes la sesión abierta',
  whereSignedInAdvice: 'Cierra todo lo que no reconozcas y avisa después a la administración de tu equipo.',
  device: '%{browser} en %{system}',
  aProgram: 'Un programa',
  lastUsed: 'Último uso: %{when}',
  thisBrowser: 'Este navegador',
  signOut: 'Cerrar sesión',
  signOutOf: 'Cerrar la sesión de %{value}',
  signOutEverywhere: 'Cerrar todas las sesiones',
  noEMailAddress: 'Sin dirección de correo',
  lightAppearance: 'Apariencia clara',
  darkAppearance: 'Apariencia oscura',
  help: 'Ayuda',
  howLaurelWorks: 'Cómo funciona Laurel',
  openTheSetupChecklist: 'Abrir la lista de primeros pasos',
  thereIsNoSuch: 'Esta página no existe',
  theAddressMayHave:
    'Puede que la dirección esté mal escrita o que la página se haya movido. El menú lleva a todas partes.',
  goToRecognition: 'Ir a Reconocimiento',
  breadcrumb: 'Ruta de navegación',
  skipToContent: 'Ir al contenido',
  sections: 'Secciones',
  openNavigation: 'Abrir la navegación',
  teamBalance: 'Saldo del equipo',
  yours: 'El tuyo',
  manageBilling: 'Gestionar la facturación',
  addACard: 'Añadir una tarjeta',
  waiting: '1 pendiente de aprobar |||| %{smart_count} pendientes de aprobar',
  stepsToDo: '1 paso por hacer |||| %{smart_count} pasos por hacer',
  pageNotShown: 'No se pudo mostrar esta página',
  pageNotShownSentence:
    'Puede que se haya perdido la conexión o que Laurel se haya actualizado. No se ha perdido nada de lo que guardaste.',
  loadAgain: 'Cargar de nuevo',
  catchingUp: 'Laurel se está poniendo al día. Las cifras y las listas pueden no estar actualizadas.',
  trialEndsToday: 'Tu periodo de prueba termina hoy.',
  trialEnds: 'Tu periodo de prueba termina mañana. |||| Tu periodo de prueba termina en %{smart_count} días.',
  answers: {
    thanks: {
      question: '¿Cómo se da las gracias la gente?',
      answer:
        'En Slack, con /shoutout @nombre 20 #valor y unas palabras. Los puntos salen del presupuesto de quien da las gracias y pertenecen a quien los recibe.',
    },
    allowance: {
      question: '¿Qué diferencia hay entre un presupuesto y los puntos?',
      answer:
        'Un presupuesto solo se puede regalar y caduca al final de su periodo. Los puntos canjeables se han ganado, se conservan y se pueden gastar en recompensas. 100 puntos valen 1 USD.',
    },
    approval: {
      question: '¿Qué pasa cuando apruebo un canje?',
      answer:
        'Confirmas que la recompensa de la empresa se ha entregado. Sus puntos, retenidos desde la solicitud, cuentan entonces como canjeados. Si lo cancelas, vuelven a la persona con tu motivo.',
    },
    balance: {
      question: '¿De dónde sale un saldo?',
      answer:
        'Abre a una persona en Personas y elige uno de sus saldos: ahí está cada apunte con su causa. Los apuntes nunca se modifican; una corrección es un apunte propio.',
    },
  },
  unfinishedCount:
    'Hay algo que no se pudo terminar sin ti. |||| Hay %{smart_count} cosas que no se pudieron terminar sin ti.',
  seeUnfinished: 'Ver el trabajo pendiente',
} as const satisfies TextsLike<typeof english>
