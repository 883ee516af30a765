import { Route, Switch } from 'wouter'
import { SectionPage } from '../../app/sections/SectionPage.tsx'
import { GiftCardPage } from './GiftCardPage.tsx'
import { GiftCardsPage } from './GiftCardsPage.tsx'

export const Pages = () => (
  <Switch>
    <Route path="/gift-cards">
      <GiftCardsPage />
    </Route>
    <Route path="/gift-cards/:id">{({ id }) => <GiftCardPage key={id} id={id} />}</Route>
    <Route>
      <SectionPage section={undefined} />
    </Route>
  </Switch>
)
