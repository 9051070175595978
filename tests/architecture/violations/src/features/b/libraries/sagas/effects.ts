// planted boundaries(dependencies): redux-saga is used only in the sagas of
import * as library from 'redux-saga/effects';

export { library as effects };
