import type { PageView } from '../../pageApi/pageContract.ts'
import { Blocks } from './blocks/Blocks.tsx'
import { SurfaceContext, useSurface } from './blocks/surface.ts'
import { workspace } from './state.ts'

/** The app's Home tab. */
export const AppHome = () => {
  const { home } = workspace()
  return (
    <section id="stage" class="stage home" role="tabpanel" aria-labelledby="tab-home">
      {home === null ? <Waiting /> : <HomeBlocks {...home} />}
    </section>
  )
}

const HomeBlocks = ({ id, blocks, values }: PageView) => (
  <div class="home-blocks">
    <SurfaceContext.Provider value={useSurface({ viewId: id }, values)}>
      <Blocks blocks={blocks} />
    </SurfaceContext.Provider>
  </div>
)

const Waiting = () => {
  const { app } = workspace()
  return (
    <div class="empty">
      <img src={`avatars/${app.userId}.svg`} alt="" class="avatar huge" />
      <h3>{app.isInstalled ? `${app.name} is preparing your Home` : `${app.name} is not installed`}</h3>
      <p class="muted">
        {app.isInstalled
          ? 'It appears here when the app has published it.'
          : 'Add it to this workspace from its own web page.'}
      </p>
      {!app.isInstalled && (
        <a href="apps" class="primary block-button">
          Add {app.name}
        </a>
      )}
    </div>
  )
}
