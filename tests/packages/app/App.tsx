import { Accordion } from '@foyer/design-system/content/accordion'
import { Breadcrumbs } from '@foyer/design-system/navigation/breadcrumbs'
import { Button } from '@foyer/design-system/actions/button'
import { Checkbox } from '@foyer/design-system/forms/checkbox'
import { OrderSteps } from '@foyer/design-system/order/order-steps'
import { PageHeading } from '@foyer/design-system/foundations/page-heading'
import { RadioGroup } from '@foyer/design-system/forms/radio-group'
import { RatingMark } from '@foyer/design-system/films/rating-mark'
import { ShowtimeButton } from '@foyer/design-system/films/showtime-button'
import { Tabs } from '@foyer/design-system/navigation/tabs'
import { TextField } from '@foyer/design-system/forms/text-field'
import { RootThemeProvider } from '@foyer/design-system/theme'
import { useState } from 'react'

/** A page of an application outside the repository, made of eleven components with its own texts. */
export function App() {
  const [presses, setPresses] = useState(0)
  return (
    <RootThemeProvider>
      <main>
        <Breadcrumbs
          label="Where you are"
          items={[
            { label: 'Home', href: '/' },
            { label: 'Films', href: '/films' },
            { label: 'The Salt Road' },
          ]}
        />
        <PageHeading title="The Salt Road" intro="A ferry, a storm, a stowaway." />
        <RatingMark label="12A" description="Suitable for 12 and over" />
        <ShowtimeButton
          time="19:30"
          screen="Screen 4"
          href="#seats"
          state="few"
          labels={{ few: 'Few left', soldOut: 'Sold out' }}
        />
        <OrderSteps
          label="Your order"
          progress="Step 1 of 2"
          doneLabel="done"
          steps={[
            { id: 'seats', label: 'Seats', state: 'current' },
            { id: 'payment', label: 'Payment', state: 'next' },
          ]}
        />
        <Tabs
          label="About the film"
          tabs={[
            { id: 'story', label: 'Story', panel: 'A ferry leaves in the evening.' },
            { id: 'cast', label: 'Cast', panel: 'Mara Quill as the captain.' },
          ]}
        />
        <Accordion sections={[{ id: 'refunds', heading: 'Refunds', body: 'Until two hours before.' }]} />
        <TextField label="Name" name="name" />
        <RadioGroup
          label="Tickets"
          name="delivery"
          options={[
            { value: 'email', label: 'By e-mail' },
            { value: 'counter', label: 'At the counter' },
          ]}
        />
        <Checkbox label="Remember me" name="remember" />
        <Button onClick={() => setPresses(presses + 1)}>{`Pressed ${presses} times`}</Button>
      </main>
    </RootThemeProvider>
  )
}
