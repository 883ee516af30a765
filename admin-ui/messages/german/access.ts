import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { access as english } from '../english/access.ts'

export const access = {
  proOnly: 'Diese Funktion gibt es nur im Pro-Tarif.',
  laurelCantBeShown: 'Laurel kann gerade nicht angezeigt werden',
  signInAgain: 'Neu anmelden',
  justAMoment: 'Einen Moment …',
  takingYouToYour: 'Wir bringen dich zu deinen Prämien …',
  yourSessionHasExpired: 'Deine Sitzung ist abgelaufen',
  forSecurityPurposesYour:
    'Aus Sicherheitsgründen ist deine Sitzung abgelaufen. Lade die Seite neu und melde dich wieder an.',
  signInAgainToContinue: 'Melde dich neu an, um weiterzumachen',
  freshSignInReason:
    'Zu deiner Sicherheit braucht das eine Anmeldung aus den letzten 15 Minuten. Du kommst auf diese Seite zurück und wiederholst dann, was du getan hast.',
  teamInactive: 'Dein Team ist gerade leider nicht aktiv.',
  askAnAdministrator: 'Wende dich an die Admins deines Teams. Deine Punkte bleiben erhalten.',
  trialEnded: 'Dein Probezeitraum ist zu Ende',
  subscriptionEnded: 'Dein Abo ist zu Ende',
  choosePlan: 'Alles, was dein Team getan hat, bleibt erhalten. Wähle einen Tarif, um weiterzumachen.',
  comeBack:
    'Punkte, Einstellungen und Verlauf bleiben. Aktiviere deinen Tarif wieder oder wähle einen anderen.',
  reloadPage: 'Seite neu laden',
} as const satisfies TextsLike<typeof english>
