import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { help as english } from '../english/help.ts'

export const help: TextsLike<typeof english> = {
  catalog: 'Ein Katalog fehlt',
  catalogAnswer:
    'Die Administration von %{team} wählt die Kataloge aus, und manche hängen von deinem Land ab. Du kannst es im Menü deines Kontos ändern.',
  points: 'Woher kommen meine Punkte?',
  pointsAnswer: '%{link} zeigen dir den Dank, die Auszeichnung oder die Erstattung dahinter.',
  yourPoints: 'Deine Punkte',
  subject: 'Hilfe zu meinen Prämien',
  title: 'Wie können wir helfen?',
  where: 'Wo ist, was ich eingelöst habe?',
  whereAnswer:
    'Geschenkkarten und Auszahlungen kommen innerhalb einer Stunde an, Spenden innerhalb von 30 Tagen. Deine %{link} zeigen jeden Schritt, deine Codes und deine Pakete.',
  redemptions: 'Einlösungen',
  wrong: 'Etwas ist schiefgegangen',
  wrongAnswer: 'Schreib an %{address}. Bei einer Einlösung nutzt du „Hilfe holen“ daneben.',
}
