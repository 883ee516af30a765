import { createRootRoute, createRoute, createRouter, type RouterHistory } from '@tanstack/react-router'
import { SectionPage } from './app/sections/SectionPage.tsx'
import { Shell } from './app/shell/Shell.tsx'
import { RedemptionsPage } from './redemptions/RedemptionsPage.tsx'
import { HomePage } from './rewards/HomePage.tsx'

const rootRoute = createRootRoute({
  component: Shell,
  notFoundComponent: () => <SectionPage section={undefined} />,
})

const homeRoute = createRoute({ getParentRoute: () => rootRoute, path: '/', component: HomePage })

const redemptionsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/redemptions',
  component: () => <RedemptionsPage />,
})

const redemptionRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/redemptions/$redemptionId',
  component: () => <RedemptionsPage madeNow={redemptionRoute.useParams().redemptionId} />,
})

const sectionRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/$section',
  component: () => <SectionPage section={sectionRoute.useParams().section} />,
})

const insideSectionRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/$section/$',
  component: () => <SectionPage section={insideSectionRoute.useParams().section} />,
})

const routeTree = rootRoute.addChildren([
  homeRoute,
  redemptionsRoute,
  redemptionRoute,
  sectionRoute,
  insideSectionRoute,
])

/** The pages of the portal, under `/redeem`. */
export const createPortalRouter = (history?: RouterHistory) =>
  createRouter({ routeTree, basepath: '/redeem', ...(history === undefined ? {} : { history }) })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createPortalRouter>
  }
}
