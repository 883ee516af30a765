import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { access as english } from '../english/access.ts'

export const access = {
  proOnly: 'Esta función solo está disponible en el plan Pro.',
  laurelCantBeShown: 'Laurel no se puede mostrar en este momento',
  signInAgain: 'Iniciar sesión de nuevo',
  justAMoment: 'Un momento…',
  takingYouToYour: 'Te llevamos a tus recompensas…',
  yourSessionHasExpired: 'Tu sesión ha caducado',
  forSecurityPurposesYour:
    'Por seguridad, tu sesión ha caducado. Recarga la página y vuelve a iniciar sesión.',
  signInAgainToContinue: 'Inicia sesión de nuevo para continuar',
  freshSignInReason:
    'Por tu seguridad, esto requiere haber iniciado sesión en los últimos 15 minutos. Vuelves a esta página y repites lo que hiciste.',
  teamInactive: 'Lo sentimos, tu equipo no está activo en este momento.',
  askAnAdministrator: 'Contacta con la administración de tu equipo. Tus puntos se conservan.',
  trialEnded: 'Tu periodo de prueba ha terminado',
  subscriptionEnded: 'Tu suscripción ha terminado',
  choosePlan: 'Se conserva todo lo que tu equipo ha hecho. Elige un plan para continuar.',
  comeBack: 'Los puntos, los ajustes y el historial se conservan. Reactiva tu plan o elige otro.',
  reloadPage: 'Recargar la página',
} as const satisfies TextsLike<typeof english>
