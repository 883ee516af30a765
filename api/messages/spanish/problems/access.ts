import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { access as english } from '../../english/problems/access.ts'

export const access: TextsLike<typeof english> = {
  notSignedIn: { title: 'Sin sesión', detail: 'Inicia sesión primero.' },
  sessionExpired: { title: 'Sesión caducada', detail: 'Tu sesión ha caducado. Inicia sesión de nuevo.' },
  forbidden: {
    title: 'No permitido',
    detail: 'Solo la administración de tu equipo puede hacer esto. Pídeselo a alguien de ahí.',
  },
  keyUnknown: {
    title: 'Clave de API no aceptada',
    detail:
      'La clave de API ha terminado o está mal escrita. Una persona de administración puede crear otra.',
  },
  keyNotAccepted: {
    title: 'No con esta clave de API',
    detail: 'Ninguna clave de API puede hacer esta llamada. Inicia sesión como miembro.',
    scope: 'La clave de API necesita el permiso %{scope}. Crea una que lo tenga.',
  },
  tooManyApiKeys: {
    title: 'Demasiadas claves de API',
    detail: 'Un equipo tiene como máximo %{max} claves de API. Revoca una que ya no se use.',
  },
  assistantDisconnected: {
    title: 'Asistente no conectado',
    detail: 'El token ha caducado o el asistente está desconectado. Renueva el token o conéctalo de nuevo.',
  },
  assistantNotAccepted: {
    title: 'No para este asistente',
    detail: 'El token de un asistente solo vale para /v1/mcp. Los programas usan una clave de API.',
    scope: 'La persona no permitió %{scope}. Puede conectar el asistente de nuevo y permitirlo.',
  },
  assistantUnknown: {
    title: 'Asistente desconocido',
    detail:
      'Laurel no conoce este asistente, o no en esta dirección. Vuelve al asistente y conéctalo de nuevo.',
  },
  authorizationRefused: {
    title: 'Solicitud del asistente rechazada',
    detail: 'El asistente preguntó de una forma que Laurel no acepta. Vuelve a él y conéctalo de nuevo.',
  },
  tooManyAssistants: {
    title: 'Demasiados asistentes',
    detail: 'Puedes conectar %{max} asistentes. Desconecta uno en tu cuenta y conéctalo de nuevo.',
  },
  teamInactive: {
    title: 'Equipo inactivo',
    detail:
      'Laurel está apagado para tu equipo. Una persona de administración puede activarlo en los ajustes.',
  },
  planEnded: {
    title: 'Sin plan',
    detail:
      'La prueba o la suscripción de tu equipo ha terminado. Una persona de administración puede elegir un plan.',
  },
  freshSignInRequired: {
    title: 'Hace falta iniciar sesión de nuevo',
    detail:
      'Por tu seguridad, inicia sesión de nuevo antes de hacer esto. Después, repítelo en un plazo de 15 minutos.',
  },
  linkExpired: { title: 'Enlace caducado', detail: 'Ese enlace ha caducado. Inténtalo de nuevo.' },
  signInFailed: {
    title: 'No se pudo iniciar sesión',
    detail: 'No se pudo entrar con el espacio de trabajo de chat. Inténtalo de nuevo.',
  },
  signInNotInstalled: {
    title: 'No instalado',
    detail:
      'El espacio de trabajo en el que querías entrar no usa Laurel. Puede que tengas que instalar la aplicación.',
  },
  slackNotSetUp: {
    title: 'La entrada con Slack no está configurada',
    detail:
      'La entrada con Slack no está configurada aquí. Pide un enlace de entrada a una persona de administración.',
  },
  confirmationRequired: {
    title: 'Hace falta confirmar',
    detail: '¿Continuar como %{name} en %{team}? Confírmalo para entrar.',
  },
  installFailed: { title: 'No se pudo instalar', detail: 'Algo falló. Inténtalo de nuevo.' },
  installerNotAdmin: {
    title: 'Sin permiso en el espacio de trabajo',
    detail:
      'La persona que añade Laurel pasa a ser titular del equipo. Pide a alguien que administre tu espacio de trabajo de Slack que lo añada.',
  },
  slackUnavailable: {
    title: 'Slack no respondió',
    detail: 'Slack no pudo terminar la instalación ahora mismo. Espera un minuto y empieza de nuevo.',
  },
  setupNotPossible: {
    title: 'La instalación no está configurada',
    detail:
      'Este Laurel no está conectado con Slack. Pide a quien opera Laurel que ponga las claves de la aplicación de Slack.',
  },
}
