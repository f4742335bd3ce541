/**
 * Runs what every page stands on before the storefront's own script, as a task of its own: together they would keep a
 * phone from answering a tap for a fifth of a second. React's packages run where they are first named, not where
 * their file is loaded.
 */
import 'react'
import 'react/jsx-runtime'
import 'react-dom'
import 'react-dom/client'
import 'dayjs'
