import { Route, Switch } from 'wouter'
import { CatalogPage } from './CatalogPage.tsx'
import { ItemPage } from './ItemPage.tsx'

export const Pages = () => (
  <Switch>
    <Route path="/custom">
      <CatalogPage />
    </Route>
    <Route path="/custom/:id">{({ id }) => <ItemPage key={id} id={id} />}</Route>
  </Switch>
)
