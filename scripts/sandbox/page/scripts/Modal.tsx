import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { type PageModal, pageActs } from '../../pageApi/pageContract.ts'
import { Blocks } from './blocks/Blocks.tsx'
import { SurfaceContext, useSurface } from './blocks/surface.ts'
import { TextLine } from './blocks/Text.tsx'
import { attempt, notify } from './notices.ts'
import { perform } from './server.ts'
import { CloseButton, Window } from './Window.tsx'

/** What the last submission of this version of the view was answered with. */
type Failure = { hash: string; errors: Record<string, string>; problem?: string }

const focusFirst = [
  '[data-autofocus]',
  '.window-body input, .window-body textarea, .window-body button',
  'button[type=submit]',
]

/** A modal view of the app. Filled-in values survive an update that keeps their inputs. */
export const Modal = ({ view }: { view: PageModal }) => {
  const [failure, setFailure] = useState<Failure>()
  const [isBusy, setBusy] = useState(false)
  const body = useRef<HTMLDivElement>(null)
  const current = failure?.hash === view.hash ? failure : undefined
  const surface = useSurface({ viewId: view.id }, view.values, current?.errors)

  useLayoutEffect(() => {
    const wrong = body.current?.querySelector('.block.wrong')
    wrong?.scrollIntoView({ block: 'center' })
    wrong?.querySelector<HTMLElement>('input, textarea, button')?.focus()
  }, [failure])

  const close = () => void attempt(() => perform(pageActs.close, { viewId: view.id }))
  const submit = async () => {
    if (isBusy) return
    setBusy(true)
    const outcome = await attempt(() => perform(pageActs.submit, { viewId: view.id, values: surface.values }))
    setBusy(false)
    if (outcome?.kind === 'errors') setFailure({ hash: view.hash, errors: outcome.errors })
    if (outcome?.kind !== 'failed') return
    // The modal covers the notices of the page, so that it shows the problem too.
    notify(outcome.text)
    setFailure({ hash: view.hash, errors: {}, problem: outcome.text })
  }

  return (
    <Window titleId="window-title" focusFirst={focusFirst} onClose={close}>
      <form
        class="window-form"
        noValidate
        onSubmit={event => {
          event.preventDefault()
          void submit()
        }}
      >
        <div class="window-head">
          <h2 id="window-title" class="window-title">
            <TextLine text={view.title} />
          </h2>
          <CloseButton onClick={close} />
        </div>
        <div ref={body} class="window-body" tabIndex={-1}>
          {current?.problem !== undefined && (
            <p class="window-problem" role="alert">
              {current.problem}
            </p>
          )}
          <SurfaceContext.Provider value={surface}>
            <Blocks blocks={view.blocks} />
          </SurfaceContext.Provider>
        </div>
        {(view.submit ?? view.close) !== undefined && (
          <div class="window-actions">
            <button type="button" onClick={close}>
              {view.close === undefined ? 'Cancel' : <TextLine text={view.close} />}
            </button>
            {view.submit !== undefined && (
              <button type="submit" class="primary" aria-busy={isBusy}>
                <TextLine text={view.submit} />
              </button>
            )}
          </div>
        )}
      </form>
    </Window>
  )
}
