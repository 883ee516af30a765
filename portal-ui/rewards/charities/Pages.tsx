import { Route, Switch } from 'wouter'
import { SectionPage } from '../../app/sections/SectionPage.tsx'
import { CharitiesPage } from './CharitiesPage.tsx'
import { CharityPage } from './CharityPage.tsx'

export const Pages = () => (
  <Switch>
    <Route path="/charities">
      <CharitiesPage />
    </Route>
    <Route path="/charities/:ein">{({ ein }) => <CharityPage key={ein} ein={ein} />}</Route>
    <Route>
      <SectionPage section={undefined} />
    </Route>
  </Switch>
)
