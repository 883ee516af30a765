import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { addEnglishTexts } from '../../messages/shownTexts.ts'
import { createLazyCode } from './lazyCode.ts'
import { PageOutline } from './PageOutline.tsx'

const preloads = new WeakMap<object, () => void>()

/**
 * A page whose code is loaded when it is opened. Where its code does not load it throws, for the nearest boundary, and
 * tries again when it is opened again. React's `lazy` keeps a failure for good, and its Suspense delays what it reveals by
 * 300 ms.
 */
export const lazyPage = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  outline: ReactNode = <PageOutline />,
): ComponentType<Props> =>
  firstPage(async () => {
    const [Page] = await Promise.all([load(), addEnglishTexts(loadLaterTexts)])
    return Page
  }, outline)

const loadLaterTexts = async () => (await import('../../messages/laterTexts.ts')).laterTexts

/** The same for the page that most people see first: it has only texts of the frame and its own. */
export const firstPage = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  outline: ReactNode = <PageOutline />,
): ComponentType<Props> => {
  const code = createLazyCode(load)
  const Page = (props: Props) => {
    const [state, setState] = useState<State<Props>>(() => ({ Loaded: code.loaded() }))
    useEffect(() => {
      let isOpen = true
      code.load().then(
        Loaded => isOpen && setState({ Loaded }),
        (error: unknown) => isOpen && setState({ error }),
      )
      return () => {
        isOpen = false
      }
    }, [])
    if ('error' in state) throw state.error
    const { Loaded } = state
    return Loaded === undefined ? outline : <Loaded {...props} />
  }
  preloads.set(Page, () => void code.load().catch(() => undefined))
  return Page
}

type State<Props> = { readonly Loaded: ComponentType<Props> | undefined } | { readonly error: unknown }

/** Loads the code of a lazy page before it is opened. Any other page is there already. */
export const preloadPage = (page: unknown): void => {
  if (typeof page === 'function') preloads.get(page)?.()
}
