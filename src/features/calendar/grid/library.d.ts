/** The library has no types for its views. */
declare module 'react-big-calendar/lib/Month' {
  import type { Component } from 'react';
  import type { ViewStatic } from 'react-big-calendar';

  export type MonthState = { date: Date; needLimitMeasure: boolean };

  export default class Month extends Component {
    static navigate: ViewStatic['navigate'];
    static title: ViewStatic['title'];
    static getDerivedStateFromProps(props: object, state: MonthState): MonthState;
  }
}
