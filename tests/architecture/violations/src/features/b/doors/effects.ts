// planted boundaries(dependencies): redux-saga has one door: the sagas of
import * as library from 'redux-saga/effects';

export { library as effects };
