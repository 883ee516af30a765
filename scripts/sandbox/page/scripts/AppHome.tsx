import type { ComponentChildren } from 'preact'
import type { PageView } from '../../pageApi/pageContract.ts'
import { Blocks } from './blocks/Blocks.tsx'
import { useSurface } from './blocks/surface.ts'
import { workspace } from './state.ts'

/** The app's Home tab. */
export const AppHome = () => {
  const { home } = workspace()
  return (
    <section id="stage" class="stage home" role="tabpanel" aria-labelledby="tab-home">
      {home === null ? drawWaiting() : <HomeBlocks {...home} />}
    </section>
  )
}

const HomeBlocks = ({ id, blocks, values }: PageView) => {
  const surface = useSurface({ viewId: id }, values)
  return (
    <div class="home-blocks">
      <Blocks blocks={blocks} surface={surface} />
    </div>
  )
}

const drawWaiting = () => {
  const { name, isInstalled } = workspace().app
  const words = isInstalled
    ? 'It appears here when the app has published it.'
    : 'Add it to this workspace from its own web page.'
  const hint = <p class="muted">{words}</p>
  if (isInstalled) return drawAppCard(`${name} is preparing your Home`, hint)
  const link = <a href="apps" class="primary block-button">{`Add ${name}`}</a>
  return drawAppCard(`${name} is not installed`, hint, link)
}

/** The picture of the app above a title and a few words. */
export const drawAppCard = (title: string, ...content: ComponentChildren[]) => (
  <div class="empty">
    <img src={`avatars/${workspace().app.userId}.svg`} alt="" class="avatar huge" />
    <h3>{title}</h3>
    {content}
  </div>
)
