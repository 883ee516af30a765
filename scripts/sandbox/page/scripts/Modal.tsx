import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { type PageModal, pageActs } from '../../pageApi/pageContract.ts'
import { Blocks } from './blocks/Blocks.tsx'
import { drawText } from './blocks/drawText.tsx'
import { useSurface } from './blocks/surface.ts'
import { notify, run } from './notices.ts'
import { Window } from './Window.tsx'

const focusFirst = [
  '[data-autofocus]',
  '.window-body input, .window-body textarea, .window-body button',
  'button[type=submit]',
]

/** A modal view of the app. Filled-in values survive an update that keeps their inputs. */
export const Modal = ({ view }: { view: PageModal }) => {
  /** The answer to the last submission, for that version of the view. */
  const [failure, setFailure] = useState<{ hash: string; errors: Record<string, string>; problem?: string }>()
  const [isBusy, setBusy] = useState(false)
  const body = useRef<HTMLDivElement>(null)
  const { errors, problem } = failure?.hash === view.hash ? failure : {}
  const surface = useSurface({ viewId: view.id }, view.values, errors)

  useLayoutEffect(() => {
    const wrong = body.current?.querySelector('.block.wrong')
    wrong?.scrollIntoView({ block: 'center' })
    wrong?.querySelector<HTMLElement>('input, textarea, button')?.focus()
  }, [failure])

  const close = () => void run(pageActs.close, { viewId: view.id })
  const submit = async (event: Event) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    const outcome = await run(pageActs.submit, { viewId: view.id, values: surface.values })
    setBusy(false)
    if (outcome?.kind === 'errors') setFailure({ hash: view.hash, errors: outcome.errors })
    if (outcome?.kind !== 'failed') return
    // The modal covers the notices of the page, so that it shows the problem too.
    notify(outcome.text)
    setFailure({ hash: view.hash, errors: {}, problem: outcome.text })
  }

  return (
    <Window title={drawText(view.title)} focusFirst={focusFirst} onClose={close}>
      <form class="window-form" noValidate onSubmit={event => void submit(event)}>
        <div ref={body} class="window-body" tabIndex={-1}>
          {problem !== undefined && (
            <p class="window-problem" role="alert">
              {problem}
            </p>
          )}
          <Blocks blocks={view.blocks} surface={surface} />
        </div>
        {(view.submit ?? view.close) !== undefined && (
          <div class="window-actions">
            <button type="button" onClick={close}>
              {view.close === undefined ? 'Cancel' : drawText(view.close)}
            </button>
            {view.submit !== undefined && (
              <button type="submit" class="primary" aria-busy={isBusy}>
                {drawText(view.submit)}
              </button>
            )}
          </div>
        )}
      </form>
    </Window>
  )
}
