// planted boundaries(dependencies): Effects come from platform/sagas
import * as library from 'redux-saga/effects';

export { library as effects };
