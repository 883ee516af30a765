import { Route, Switch } from 'wouter'
import { SectionPage } from '../../app/sections/SectionPage.tsx'
import { AmazonPage } from './AmazonPage.tsx'
import { AmazonProductPage } from './AmazonProductPage.tsx'
import { AmazonSearchPage } from './AmazonSearchPage.tsx'

export const Pages = () => (
  <Switch>
    <Route path="/amazon">
      <AmazonPage />
    </Route>
    <Route path="/amazon/search">
      <AmazonSearchPage />
    </Route>
    <Route path="/amazon/:asin">{({ asin }) => <AmazonProductPage key={asin} asin={asin} />}</Route>
    <Route>
      <SectionPage section={undefined} />
    </Route>
  </Switch>
)
