import type { Static, TSchema } from 'typebox'
import type { Operation } from '../operations.ts'
import { publicAccess } from '../wire/access.ts'
import { ExperiencesRequest, ExperiencesResponse, WatchedRequest } from './experiences.ts'
import { NearestSiteQuery, NearestSiteResponse } from './nearest.ts'
import { personalisationPaths } from './paths.ts'

type CallDetails = Omit<Operation, 'id' | 'method' | 'path' | 'tag' | 'access'>

function call<K extends keyof typeof personalisationPaths, const T extends CallDetails>(id: K, details: T) {
  const [method, path] = personalisationPaths[id]
  return { id, method, path, tag: 'Personalisation', access: publicAccess, ...details }
}

/** Schemas of request and answer of every call of personalisation; `path` is relative to its own base address. */
export const personalisationCalls = {
  getExperiences: call('getExperiences', {
    areas: ['browsing'],
    summary: 'In which order the components of a page should show their films, and why',
    isRead: true,
    body: ExperiencesRequest,
    responses: { 200: ExperiencesResponse },
  }),
  recordWatched: call('recordWatched', {
    areas: ['order'],
    summary: 'Counts the films of a completed order as watched by whom the hash stands for',
    body: WatchedRequest,
    responses: { 204: null },
  }),
  getNearestSite: call('getNearestSite', {
    areas: ['browsing'],
    summary: 'The cinema that is nearest to a place',
    query: NearestSiteQuery,
    responses: { 200: NearestSiteResponse },
  }),
}
type Calls = typeof personalisationCalls
export type PersonalisationCallId = keyof Calls

type SchemaOf<T, K extends string> = T extends { readonly [P in K]: infer S extends TSchema }
  ? Static<S>
  : undefined

/** Body of a success; undefined for an empty one. */
export type PersonalisationAnswer<C extends PersonalisationCallId> = SchemaOf<Calls[C]['responses'], '200'>
export type PersonalisationBody<C extends PersonalisationCallId> = SchemaOf<Calls[C], 'body'>
export type PersonalisationQuery<C extends PersonalisationCallId> = SchemaOf<Calls[C], 'query'>
