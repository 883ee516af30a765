import { chosenScheme } from '../../entry/theme/chosenScheme.ts'
import { rememberedLanguage, wasAdmin, wasAdministrator } from '../access/adminMemory.ts'
import { startEarlyCalls } from './earlyCalls.ts'
import { outlineElement, showOutline } from './shownOutline.ts'

/*
 * The first script of the administration. To people who use it, it shows the outline of the page, and asks for the scripts
 * and the data of the page, which otherwise wait for one another. Everyone else sees none of it.
 */
const start = (): void => {
  const outline = outlineElement()
  // The sign-in shares this script and has no outline.
  if (outline === null || !wasAdmin(window.localStorage)) return
  showOutline(outline, chosenScheme(window.localStorage), rememberedLanguage(window.localStorage))
  const mayReadLists = wasAdministrator(window.localStorage) && window.location.search === ''
  startEarlyCalls(mayReadLists ? contentsOf('laurel-data') : [])
  for (const address of contentsOf('laurel-preload')) preload(address)
}

/** What the build wrote into the document. */
const contentsOf = (name: string): readonly string[] =>
  Array.from(document.querySelectorAll<HTMLMetaElement>(`meta[name="${name}"]`), ({ content }) => content)

const preload = (address: string): void => {
  const link = document.createElement('link')
  link.crossOrigin = ''
  link.href = address
  link.fetchPriority = 'low'
  if (address.endsWith('.js')) link.rel = 'modulepreload'
  else {
    link.rel = 'preload'
    link.as = 'font'
  }
  document.head.append(link)
}

start()
