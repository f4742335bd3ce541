import { Accordion } from '../src/content/accordion/index.ts'
import { Announcement } from '../src/feedback/announcement/index.ts'
import { Breadcrumbs } from '../src/navigation/breadcrumbs/index.ts'
import { Button } from '../src/actions/button/index.ts'
import { Carousel } from '../src/content/carousel/index.ts'
import { CityPrompt } from '../src/feedback/city-prompt/index.ts'
import { ContentTiles } from '../src/content/content-tiles/index.ts'
import { DescriptionList } from '../src/foundations/description-list/index.ts'
import { DetailBlock } from '../src/content/detail-block/index.ts'
import { Grid, GridColumn } from '../src/foundations/grid/index.ts'
import { HeadingTabs } from '../src/navigation/heading-tabs/index.ts'
import { Headline } from '../src/foundations/headline/index.ts'
import { Icon } from '../src/foundations/icon/index.ts'
import { IconButton } from '../src/actions/icon-button/index.ts'
import { OrderLayout, PageContainer, Section, SkipLink } from '../src/foundations/layout/index.ts'
import { Link, PlainLink } from '../src/actions/link/index.ts'
import { LiveRegion } from '../src/feedback/live-region/index.ts'
import { Logo } from '../src/foundations/logo/index.ts'
import { LoyaltySection } from '../src/members/loyalty-section/index.ts'
import { MemberPhoto } from '../src/members/member-photo/index.ts'
import { ContrastSwitch, ModeSwitch } from '../src/actions/mode-switch/index.ts'
import { OrderHeader } from '../src/order/order-header/index.ts'
import { PageHeading } from '../src/foundations/page-heading/index.ts'
import { Picture } from '../src/foundations/picture/index.ts'
import { PictureCards } from '../src/content/picture-cards/index.ts'
import { RichText } from '../src/foundations/rich-text/index.ts'
import { SiteFooter } from '../src/navigation/site-footer/index.ts'
import { SiteHeader } from '../src/navigation/site-header/index.ts'
import { TabLayout } from '../src/navigation/tab-layout/index.ts'
import { TabLinks } from '../src/navigation/tab-links/index.ts'
import { TabBar, Tabs } from '../src/navigation/tabs/index.ts'
import { VideoEmbed } from '../src/content/video-embed/index.ts'
import { VisuallyHidden } from '../src/foundations/visually-hidden/index.ts'
import { logo, navigation, poster } from '../stories/fixtures.ts'
import type { Table } from './entry.ts'

const nothing = () => undefined
const tabs = [
  { id: 'now', label: 'Now showing', panel: 'Nine films' },
  { id: 'soon', label: 'Coming soon', panel: 'Six films' },
]
const sections = [{ id: 'refunds', heading: 'Refunds', body: 'Until two hours before.' }]
const picture = { source: poster('ninth-floor'), sizes: '200px', alt: 'Ninth Floor' }
const modes = { legend: 'Look', System: 'As the device', Light: 'Light', Dark: 'Dark' }
const contrasts = {
  legend: 'Contrast',
  Normal: 'Normal',
  Medium: 'Medium',
  High: 'High',
  System: 'As the device',
}
const member = { name: 'Odile', href: '/account/', label: 'Your account, Odile' }
const signIn = { label: 'Sign in', href: '/sign-in/' }
const video = { title: 'Trailer', playLabel: 'Play', failureText: 'This video cannot be shown.' }

/** What pages are put together from: headings, links, navigation, pictures. */
export const frame: Table = {
  Accordion: {
    shows: (probe) => <Accordion sections={sections} {...probe} />,
    states: {
      '[data-slot=section][data-state=closed]': <Accordion sections={sections} />,
      '[data-slot=section][data-state=open]': <Accordion sections={sections} defaultOpen={['refunds']} />,
    },
  },
  Announcement: { shows: (probe) => <Announcement label="News" lead="Vast is back." {...probe} /> },
  Breadcrumbs: {
    shows: (probe) => <Breadcrumbs label="Where you are" items={[{ label: 'Films' }]} {...probe} />,
  },
  Button: {
    shows: (probe) => <Button {...probe}>Book</Button>,
    theme: 'MuiButton-root',
    states: {
      'button[data-variant=primary][data-size=large]': <Button>Book</Button>,
      'button[data-variant=text][data-size=medium]': (
        <Button variant="text" size="medium">
          Clear
        </Button>
      ),
      'button[data-full-width][data-on-art]': (
        <Button fullWidth onArt>
          Book
        </Button>
      ),
      'a[data-variant=secondary]': (
        <Button variant="secondary" href="/films/">
          Films
        </Button>
      ),
    },
  },
  Carousel: {
    shows: (probe) => (
      <Carousel
        label="Coming soon"
        slides={[{ id: 'one', content: 'One' }]}
        labels={{ previous: 'Back', next: 'On', stop: (at) => `To ${at}`, pause: 'Pause', play: 'Play' }}
        {...probe}
      />
    ),
  },
  CityPrompt: {
    shows: (probe) => (
      <CityPrompt legend="Your city" groups={[]} value={null} onChange={nothing} {...probe} />
    ),
  },
  ContentTiles: { shows: (probe) => <ContentTiles tiles={[]} {...probe} /> },
  ContrastSwitch: {
    shows: (probe) => <ContrastSwitch labels={contrasts} {...probe} />,
    theme: 'FoyerLookSwitch-root',
  },
  DescriptionList: {
    shows: (probe) => <DescriptionList items={[{ term: 'Director', details: ['Ines Okafor'] }]} {...probe} />,
  },
  DetailBlock: { shows: (probe) => <DetailBlock title="Getting here" {...probe} /> },
  Grid: { shows: (probe) => <Grid {...probe} /> },
  GridColumn: {
    shows: (probe) => <GridColumn size={8} {...probe} />,
    theme: 'FoyerGrid-column',
    states: { '[data-size="4"][data-half]': <GridColumn size={4} /> },
  },
  HeadingTabs: { shows: (probe) => <HeadingTabs label="Films" tabs={tabs} {...probe} /> },
  Headline: {
    shows: (probe) => <Headline {...probe}>Getting here</Headline>,
    states: { 'h3[data-level="3"]': <Headline level={3}>Parking</Headline> },
  },
  Icon: { shows: (probe) => <Icon name="close" {...probe} /> },
  IconButton: {
    shows: (probe) => <IconButton icon="close" label="Close" {...probe} />,
    theme: 'MuiIconButton-root',
    states: {
      'button[data-variant=outlined]': <IconButton icon="close" label="Close" variant="outlined" />,
      'a[data-variant=plain][data-slot=search]': (
        <IconButton icon="search" label="Search" href="/search/" data-slot="search" />
      ),
    },
  },
  Link: {
    shows: (probe) => (
      <Link href="/films/" {...probe}>
        Films
      </Link>
    ),
    states: {
      '[data-tone=muted][data-standalone]': (
        <Link href="/films/" tone="muted" arrow>
          Films
        </Link>
      ),
    },
  },
  LiveRegion: {
    shows: (probe) => <LiveRegion message="Saved" {...probe} />,
    theme: 'FoyerVisuallyHidden-root',
  },
  Logo: {
    shows: (probe) => <Logo {...logo} {...probe} />,
    states: { '[data-size=footer]': <Logo {...logo} size="footer" /> },
  },
  LoyaltySection: {
    shows: (probe) => <LoyaltySection signIn={signIn} {...probe} />,
    states: {
      '[data-state=signed-out]': <LoyaltySection signIn={signIn} />,
      '[data-state=signed-in]': <LoyaltySection signIn={signIn} member={member} />,
    },
  },
  MemberPhoto: {
    shows: (probe) => <MemberPhoto alt="" {...probe} />,
    states: { '[data-size=lg]': <MemberPhoto alt="" size="lg" /> },
  },
  ModeSwitch: { shows: (probe) => <ModeSwitch labels={modes} {...probe} />, theme: 'FoyerLookSwitch-root' },
  OrderHeader: { shows: (probe) => <OrderHeader logo={logo} {...probe} /> },
  OrderLayout: { shows: (probe) => <OrderLayout main="Tickets" summary="Your order" {...probe} /> },
  PageContainer: { shows: (probe) => <PageContainer {...probe} /> },
  PageHeading: { shows: (probe) => <PageHeading title="Films" {...probe} /> },
  Picture: {
    shows: (probe) => <Picture ratio="2:3" {...picture} {...probe} />,
    states: { '[data-ratio="16:9"][data-rounded=md]': <Picture ratio="16:9" rounded="md" {...picture} /> },
  },
  PlainLink: {
    shows: (probe) => (
      <PlainLink href="/films/" {...probe}>
        Films
      </PlainLink>
    ),
    except: { theme: 'It is the bare link that others style.' },
  },
  PictureCards: {
    shows: (probe) => <PictureCards cards={[]} kind="site" {...probe} />,
    states: { 'ul[data-kind=event]': <PictureCards cards={[]} kind="event" /> },
  },
  RichText: { shows: (probe) => <RichText {...probe} /> },
  Section: { shows: (probe) => <Section title="Now showing" {...probe} /> },
  SiteFooter: {
    shows: (probe) => (
      <SiteFooter
        logo={logo}
        message="Films, well shown."
        rights="Halcyon 2026"
        navigationLabel="More"
        columns={[]}
        {...probe}
      />
    ),
  },
  SiteHeader: {
    shows: (probe) => (
      <SiteHeader
        logo={logo}
        navigation={navigation}
        maximumInline={3}
        navigationLabel="Main"
        moreLabel="More"
        menu={{ openLabel: 'Menu', closeLabel: 'Close', title: 'Menu' }}
        {...probe}
      />
    ),
    states: {
      'header[data-menu-below=Mobile]:not([data-overflow])': (
        <SiteHeader
          logo={logo}
          navigation={[]}
          menuBelow="Mobile"
          navigationLabel="Main"
          moreLabel="More"
          menu={{ openLabel: 'Menu', closeLabel: 'Close', title: 'Menu' }}
        />
      ),
    },
  },
  SkipLink: {
    shows: (probe) => (
      <SkipLink href="#main" {...probe}>
        To the films
      </SkipLink>
    ),
  },
  TabBar: {
    shows: (probe) => <TabBar label="Films" tabs={tabs} selected="now" onSelect={nothing} {...probe} />,
  },
  TabLayout: { shows: (probe) => <TabLayout label="Films" tabs={tabs} {...probe} /> },
  TabLinks: {
    shows: (probe) => <TabLinks label="When" links={[]} {...probe} />,
  },
  Tabs: { shows: (probe) => <Tabs label="Films" tabs={tabs} {...probe} /> },
  VideoEmbed: {
    shows: (probe) => <VideoEmbed url="https://vimeo.com/76979871" {...video} {...probe} />,
    states: {
      'figure[data-state][data-provider]': <VideoEmbed url="https://vimeo.com/76979871" {...video} />,
    },
  },
  VisuallyHidden: { shows: (probe) => <VisuallyHidden {...probe} /> },
}
