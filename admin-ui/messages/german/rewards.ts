import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { rewards as english } from '../english/rewards.ts'
import { rewardOrders } from './rewardOrders.ts'
import { rewardSettings } from './rewardSettings.ts'
import { rewardVendors } from './rewardVendors.ts'

export const rewards = {
  orders: rewardOrders,
  settings: rewardSettings,
  vendors: rewardVendors,
  approve: 'Freigeben',
  approved: 'Die Einlösung ist erledigt. |||| %{smart_count} Einlösungen sind erledigt.',
  approveSelected: 'Ausgewählte freigeben',
  approveSentence:
    'Du bestätigst, dass sie übergeben ist. Die dafür zurückgelegten %{points} sind dann endgültig ausgegeben. |||| Du bestätigst, dass alle %{smart_count} übergeben sind. Die dafür zurückgelegten %{points} sind dann endgültig ausgegeben.',
  approvedByAnother: 'Braucht andere Admins',
  approvedByAnotherSentence:
    'Was du selbst eingelöst hast, bleibt in der Liste: Andere Admins geben es frei.',
  approveTitle: 'Diese Einlösung freigeben? |||| %{smart_count} Einlösungen freigeben?',
  cancelled: 'Einlösung storniert. Die Punkte sind zurückgegeben.',
  cancelRedemption: 'Einlösung stornieren',
  cancelTitle: 'Diese Einlösung stornieren?',
  reason: 'Begründung',
  reasonHint: 'Bleibt bei der Erstattung stehen.',
  catalog: {
    add: 'Prämie hinzufügen',
    change: 'Prämie ändern',
    changed: 'Die Prämie ist geändert.',
    defined: 'Die Prämie ist im Angebot.',
    description: 'Beschreibung',
    emoji: 'Emoji',
    name: 'Name',
    new: 'Neue Firmenprämie',
    pointCost: 'Kosten in Punkten',
    pointsWorth: '100 Punkte sind 1,00 $ wert',
    put: 'Ins Angebot aufnehmen',
    takeOff: 'Aus dem Angebot nehmen …',
    takeOffSentence: '%{name} kann nicht mehr eingelöst werden. Was schon eingelöst ist, bleibt, wie es ist.',
  },
  rewardWasTakenOff: 'Die Prämie ist nicht mehr im Angebot.',
  takeThisRewardOff: 'Diese Prämie aus dem Angebot nehmen?',
  takeOffTheShelf: 'Aus dem Angebot nehmen',
  rewardsYourCompanyHands:
    'Prämien, die deine Firma selbst übergibt: ein freier Tag, ein Mittagessen, ein Buch. Sie kosten Punkte, aber kein Guthaben des Teams.',
  currentItems: 'Aktuelle Artikel',
  cultureRewards: 'Firmenprämien',
  theShelfIsEmpty: 'Noch nichts im Angebot',
  addWhatPeopleWould: 'Füge hinzu, worauf man sich freut. Es lässt sich einlösen, sobald es hier steht.',
  redemptionMarkedAsComplete: 'Die Einlösung ist erledigt.',
  approveThisRedemption: 'Diese Einlösung freigeben?',
  pendingCultureRedemptions: 'Offene Einlösungen von Firmenprämien',
  nothingIsWaitingFor: 'Nichts wartet auf dich',
  whenSomeoneRedeemsA: 'Eine eingelöste Firmenprämie steht hier, bis sie übergeben ist.',
  pendingItems: 'Artikel und Geschenke zu übergeben',
  noPendingItems: 'Kein Artikel wartet auf dich',
  whenSomeoneBuys:
    'Ein eingelöster Artikel eures Katalogs oder ein gewähltes Geschenk einer Auszeichnung steht hier, bis es verschickt oder übergeben ist.',
  shipTo: 'Versand an',
  style: 'Ausführung',
  phone: 'Telefon',
  handOverInPerson: 'Wird nicht verschickt: Übergib es persönlich.',
  cancelTheRedemptionOf: 'Einlösung von %{user} stornieren',
  approveTheRedemptionOf: 'Einlösung von %{user} freigeben',
  redemptionsThisMonth: 'Einlösungen diesen Monat',
  paidRedemptionsThisMonth: 'Bezahlte Einlösungen diesen Monat',
  paidRedemptionCost: 'Kosten bezahlter Einlösungen',
  cultureRedemptionsThisMonth: 'Eingelöste Firmenprämien diesen Monat',
  rewards: 'Prämien',
  companyRewardsWaitHere:
    'Firmenprämien, Artikel eures Katalogs und Geschenke warten hier, bis sie übergeben sind.',
  latestRedemptions: 'Neueste Einlösungen',
  approveOne:
    'Du bestätigst, dass %{user} %{reward} bekommen hat. Die dafür zurückgelegten %{points} sind dann endgültig ausgegeben.',
  cancelSentence: '%{user} bekommt %{points} für %{reward} zurück.',
} as const satisfies TextsLike<typeof english>
