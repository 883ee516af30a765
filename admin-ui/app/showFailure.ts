import { shell } from '../messages/english/shell.ts'
import { removeOutline } from './outline/shownOutline.ts'

/** Says that the page could not be loaded, with a way to try again. React itself may be what is missing. */
export const showFailure = (root: HTMLElement): void => {
  const main = document.createElement('main')
  const title = document.createElement('h1')
  title.textContent = shell.pageNotShown
  const sentence = document.createElement('p')
  sentence.textContent = shell.pageNotShownSentence
  const reload = document.createElement('button')
  reload.type = 'button'
  reload.textContent = shell.loadAgain
  reload.addEventListener('click', () => window.location.reload())
  main.append(title, sentence, reload)
  removeOutline()
  root.replaceChildren(main)
}
