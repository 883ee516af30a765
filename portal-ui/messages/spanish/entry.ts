import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { entry as english } from '../english/entry.ts'

export const entry: TextsLike<typeof english> = {
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
}
