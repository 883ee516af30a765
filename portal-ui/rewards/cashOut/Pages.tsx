import { Route, Switch } from 'wouter'
import { SectionPage } from '../../app/sections/SectionPage.tsx'
import { CashOutPage } from './CashOutPage.tsx'

export const Pages = () => (
  <Switch>
    <Route path="/paypal">
      <CashOutPage key="PAYPAL" rail="PAYPAL" />
    </Route>
    <Route path="/venmo">
      <CashOutPage key="VENMO" rail="VENMO" />
    </Route>
    <Route>
      <SectionPage section={undefined} />
    </Route>
  </Switch>
)
