import { Route, Switch } from 'wouter'
import { SectionPage } from '../../app/sections/SectionPage.tsx'
import { StorePage } from './StorePage.tsx'
import { StoreProductPage } from './StoreProductPage.tsx'

export const Pages = () => (
  <Switch>
    <Route path="/store">
      <StorePage />
    </Route>
    <Route path="/store/:slug">{({ slug }) => <StoreProductPage key={slug} slug={slug} />}</Route>
    <Route>
      <SectionPage section={undefined} />
    </Route>
  </Switch>
)
