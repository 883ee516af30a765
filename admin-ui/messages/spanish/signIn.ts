import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { signIn as english } from '../english/signIn.ts'

export const signIn = {
  installDenied: 'Laurel solo se puede instalar si apruebas los permisos que pedimos.',
  installFailed: 'Se ha producido un error, inténtalo de nuevo.',
  linkExpired: 'Ese enlace ha caducado, inténtalo de nuevo.',
  notInstalled:
    'El espacio de trabajo en el que querías entrar no usa Laurel. Puede que tengas que instalar la aplicación.',
  sessionExpired: 'Tu sesión ha caducado, vuelve a iniciarla.',
  signingIn: 'Iniciando sesión…',
  laurel: 'Laurel',
  stillSignedIn: 'Tu sesión sigue abierta.',
  continueToLaurel: 'Continuar a Laurel',
  slackCancelled: 'Cancelaste el inicio de sesión con Slack. No ha cambiado nada.',
  slackTrouble: 'No pudimos iniciar sesión con el espacio de chat, inténtalo de nuevo.',
  somethingWrong: 'Algo salió mal, inténtalo de nuevo.',
  addLaurelToYour: 'Añade Laurel a tu espacio de trabajo',
  tryEverythingFreeFor:
    'Prueba todo gratis durante 30 días, sin tarjeta de crédito. Slack te muestra lo que pide Laurel antes de que ocurra nada.',
  addToSlack: 'Añadir a Slack',
  signIn: 'Iniciar sesión',
  nothingWasInstalled: 'No se instaló nada',
  startOver: 'Empezar de nuevo',
  installingLaurel: 'Instalando Laurel…',
  installing: 'Instalando',
  slackIsBeingAsked: 'Preguntando a Slack por tu espacio de trabajo.',
  continueAs: '¿Continuar como %{value}?',
  continueAsReason: 'Vas a iniciar sesión como %{name} en %{team}.',
  continueAsAdvice:
    'Si no eres tú o no empezaste este inicio de sesión, cancélalo. La persona que te envió aquí podría ver lo que haces.',
  continue: 'Continuar',
  goodWorkDeservesTo: 'El buen trabajo merece verse.',
  thankEachOtherIn: 'Dense las gracias en Slack y conviertan cada gracias en algo que esperar con ilusión.',
  useTheWorkspaceWhere: 'Usa el espacio de trabajo en el que tu equipo se da las gracias.',
  install: 'Instalar',
  signInWithSlack: 'Iniciar sesión con Slack',
  newToLaurel: '¿Laurel es nuevo para ti?',
  tryFreeFor30: 'Pruébalo gratis durante 30 días, sin tarjeta de crédito',
  accept: 'He leído y acepto la %{privacy} y los %{terms}',
  hasLaurel: '¿Tu espacio de trabajo ya tiene Laurel?',
  readNothing: 'Leyendo las personas de tu espacio de trabajo.',
  readPeople: 'Hasta ahora hay 1 persona. |||| Hasta ahora hay %{smart_count} personas.',
  readChannels:
    'Hay 1 persona y %{channels} de tus canales. |||| Hay %{smart_count} personas y %{channels} de tus canales.',
} as const satisfies TextsLike<typeof english>
